import { configPort } from '#modules/content/ports.ts'
import { noteOrderPort, orderOfStaffPort, orderReviewsPort } from '#modules/ordering/ports.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { serverModule } from '#platform/server-module.ts'
import { reviewEndpoints } from '../contract.ts'
import { reviewErrors } from '../words/errors.ts'
import '../words/timeline.ts'
import { reviewPersonalData } from './personal-data.ts'
import { reviewCalls } from './review-calls.ts'
import { reviewRights } from './rights.ts'

/** The server part of reviews: staff read the reviews of guests and answer them (docs/rules/statistics.md, Reviews). */
export const reviewsModule = serverModule({
  name: 'reviews',
  endpoints: reviewEndpoints,
  errors: reviewErrors,
  rights: reviewRights,
  scopes: { reviews: { title: { de: 'Bewertungen', en: 'Reviews' }, groups: ['reviews'] } },
  migrations: new URL('./migrations/', import.meta.url),
  needs: { reviews: orderReviewsPort, noteOrder: noteOrderPort, orderOfStaff: orderOfStaffPort, config: configPort },
  offers: { personalData: personalDataPort },
  open: (core, { config, ...needed }) => ({
    handlers: reviewCalls(core, { ...needed, brand: config }),
    personalData: () => reviewPersonalData,
  }),
})
