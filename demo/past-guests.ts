/** A guest of the demo, as columns of an order. Empty texts for a guest without a name. */
export interface DemoGuest {
  first_name: string
  last_name: string
  phone: string
}

const firstNames = [
  'Anton',
  'Birgit',
  'Clemens',
  'Doris',
  'Emil',
  'Franziska',
  'Gregor',
  'Heidi',
  'Ida',
  'Jonas',
  'Klara',
  'Leo',
]
const lastNames = [
  'Aumann',
  'Buchner',
  'Dorn',
  'Ebner',
  'Fink',
  'Gerber',
  'Iser',
  'Jost',
  'Kern',
  'Maurer',
  'Nagl',
  'Ott',
  'Pohl',
  'Ranft',
  'Seidl',
  'Thaler',
  'Vetter',
  'Wendt',
  'Zeller',
]

/** A guest who orders at a table gives no name. */
export function guestOf({ lastName }: { readonly lastName: string }, next: () => number): DemoGuest {
  if (!lastName) return { first_name: '', last_name: '', phone: '' }
  const one = (names: readonly string[]) => names[Math.floor(next() * names.length)] ?? ''
  return {
    first_name: one(firstNames),
    last_name: one(lastNames),
    phone: `+4366012${String(Math.floor(next() * 100_000)).padStart(5, '0')}`,
  }
}
