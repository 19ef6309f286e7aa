import type * as z from 'zod'
import type { categoryEntity } from '#modules/catalogue/contract.ts'
import { brotzeit } from './brotzeit.ts'
import { kaffee, kleines, mehlspeisen } from './cafe.ts'
import type { Dish, Words } from './dish.ts'
import { feste } from './feste.ts'
import { getraenke, weine } from './getraenke.ts'
import { beilagen, metzger, suesses } from './kleines.ts'
import { kueche } from './kueche.ts'
import { abend, mittag } from './tageszeiten.ts'

type CategoryInput = z.input<(typeof categoryEntity)['input']>

export interface MenuGroup {
  name: Words
  dishes: readonly Dish[]
  more?: Partial<CategoryInput>
}

/** Monday to Friday at noon. */
const noon = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((type) => ({
  type,
  from: '11:00',
  to: '14:30',
}))

/** The menu of the inn in Munich: its categories with their dishes, in the sequence in which guests see them. */
export const gasthausMenu: readonly MenuGroup[] = [
  { name: ['Brotzeit und Suppe', 'Snacks and soups'], dishes: brotzeit },
  { name: ['Aus der Küche', 'From the kitchen'], dishes: kueche },
  { name: ['Süßes', 'Sweets'], dishes: suesses },
  { name: ['Getränke', 'Drinks'], dishes: getraenke },
  // The category is not shown outside its hours.
  { name: ['Mittagsmenü', 'Lunch menu'], dishes: mittag, more: { schedule: noon, isVisibleWhenUnavailable: false } },
  {
    name: ['Abendkarte', 'In the evening'],
    dishes: abend,
    more: { schedule: [{ type: 'daily', from: '17:00', to: '24:00' }] },
  },
  { name: ['Feste und Catering', 'Feasts and catering'], dishes: feste },
  { name: ['Wein und Schnaps', 'Wine and schnapps'], dishes: weine },
  { name: ['Beilagen', 'Side dishes'], dishes: beilagen },
  { name: ['Vom Metzger', 'From the butcher'], dishes: metzger },
]

/** The café in Vienna has its own products, because prices and taxes differ in Austria. */
export const cafeMenu: readonly MenuGroup[] = [
  { name: ['Kaffee und Limonade', 'Coffee and lemonade'], dishes: kaffee },
  { name: ['Mehlspeisen', 'Cakes and strudel'], dishes: mehlspeisen },
  { name: ['Kleine Küche', 'Small dishes'], dishes: kleines },
]

/** Slugs of products that only the winter menu contains. */
export const winterOnly: ReadonlySet<string> = new Set(['gans'])
/** Slugs of products that the winter menu leaves out. */
export const notInWinter: ReadonlySet<string> = new Set(['salat', 'radler'])
