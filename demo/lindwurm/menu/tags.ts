import type * as z from 'zod'
import type { tagEntity } from '#modules/catalogue/contract.ts'
import type { TagName } from './dish.ts'

type TagInput = z.input<(typeof tagEntity)['input']>

/** Products can be filtered by diets; labels are only shown on the menu. */
export const tags: Readonly<Record<TagName, TagInput>> = {
  vegan: { name: 'vegan', translations: { en: { name: 'vegan' } }, kind: 'diet', color: '#3d5f22' },
  vegetarisch: { name: 'vegetarisch', translations: { en: { name: 'vegetarian' } }, kind: 'diet', color: '#5c7a3a' },
  glutenfrei: { name: 'glutenfrei', translations: { en: { name: 'gluten-free' } }, kind: 'diet', color: '#7a4b00' },
  hausgemacht: { name: 'Hausgemacht', translations: { en: { name: 'Home-made' } }, kind: 'label', color: '#8a1f23' },
  scharf: { name: 'Scharf', translations: { en: { name: 'Hot' } }, kind: 'label', color: '#a8181e' },
}
