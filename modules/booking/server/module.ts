import { cataloguePort } from '#modules/catalogue/ports.ts'
import { computeRoutePort, isOurPlacePort } from '#modules/maps/ports.ts'
import { orderMailerPort, orderPricerPort, orderPrinterPort, quoteRidePort } from '#modules/ordering/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { rideMailer } from './mail-ride.ts'
import { ridePrinter } from './print-ride.ts'
import { priceRideOrder } from './price-ride.ts'
import { ridePricer } from './ride-pricer.ts'
import { bookingErrors } from '../words/errors.ts'

/**
 * The server part of rides. It has no tables and no API calls; it offers functions to the ordering module: the calculation of prices
 * (specification §2, Booking block; §9), and the content of mails and slips.
 */
export const bookingModule = serverModule({
  name: 'booking',
  errors: bookingErrors,
  needs: { catalogue: cataloguePort, computeRoute: computeRoutePort, isOurPlace: isOurPlacePort },
  offers: { pricer: orderPricerPort, quote: quoteRidePort, printer: orderPrinterPort, mailer: orderMailerPort },
  open: (_core, ports) => ({
    handlers: [],
    printer: () => ridePrinter,
    mailer: () => rideMailer,
    ...ridePricer(priceRideOrder(ports)),
  }),
})
