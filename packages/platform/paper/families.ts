import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

/** One font file of a family: the characters of one script, or some hundred Chinese, Japanese or Korean characters. */
export interface Slice {
  readonly name: string
  /** Path of the file, without the suffix for the weight. */
  readonly file: string
  /** False if the family has only one weight. */
  readonly isVariable: boolean
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

/** A font family of Noto. */
interface Family {
  readonly name: string
  readonly isVariable?: boolean
}

// The font families are searched for a character in this order: `common`, `scripts`, `han` (Chinese, Japanese and Korean), `signs`. All
// have the SIL Open Font License 1.1.

const common: Family = { name: 'noto-sans' }
const scripts: readonly Family[] = (
  'arabic hebrew thai georgian armenian ethiopic bengali tamil telugu gujarati ' +
  'gurmukhi kannada malayalam sinhala khmer lao myanmar'
)
  .split(' ')
  .map((script) => ({ name: `noto-sans-${script}` }))

/** Code of the last Cyrillic character. Characters up to this code are European. */
const LAST_OF_EUROPE = 0x52f

const signs: readonly Family[] = [
  { name: 'noto-sans-symbols' },
  { name: 'noto-emoji' },
  { name: 'noto-sans-symbols-2', isVariable: false },
]
const han = { sc: 'noto-sans-sc', tc: 'noto-sans-tc', jp: 'noto-sans-jp', kr: 'noto-sans-kr' } as const
/**
 * The order in which the Chinese, Japanese and Korean fonts are searched. Some characters look different in these languages, so
 * `hanOrderOf` guesses the language. A text with kana is Japanese, a text with Hangul is Korean, every other text is Chinese.
 */
type HanOrder = 'chinese' | 'japanese' | 'korean'
const hanOrders: Readonly<Record<HanOrder, readonly (keyof typeof han)[]>> = {
  chinese: ['sc', 'tc', 'jp', 'kr'],
  japanese: ['jp', 'sc', 'tc', 'kr'],
  korean: ['kr', 'jp', 'sc', 'tc'],
}

export const hanOrderOf = (text: string): HanOrder =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 'japanese'
    : /\p{Script=Hangul}/u.test(text)
      ? 'korean'
      : 'chinese'

const find = createRequire(import.meta.url)

function slicesOf({ name, isVariable = true }: Family): Slice[] {
  const folder = `${isVariable ? '@fontsource-variable' : '@fontsource'}/${name}`
  const index = JSON.parse(readFileSync(find.resolve(`${folder}/unicode.json`), 'utf8')) as Record<string, string>
  return Object.entries(index).map(([key, ranges]) => {
    const slice = key.replaceAll(/[[\]]/g, '')
    return {
      name: `${name}-${slice}`,
      file: `${folder}/files/${name}-${slice}`,
      isVariable,
      ranges: ranges.split(',').map((range): [number, number] => {
        const [from = '', to = from] = range.trim().slice(2).split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      }),
    }
  })
}

/** Reads the bytes of a font file. */
export const fontFile = ({ file, isVariable }: Slice): Buffer =>
  readFileSync(find.resolve(`${file}-${isVariable ? 'wght' : '400'}-normal.woff2`))

/** Finds the font files that may contain a character; the first file is the best. The list of a family is read when it is first needed. */
export function fontIndex(): (code: number, order: HanOrder) => readonly Slice[] {
  const read = new Map<string, Slice[]>()
  const known = new Map<string, readonly Slice[]>()
  const all = (family: Family): Slice[] => {
    const slices = read.get(family.name) ?? slicesOf(family)
    read.set(family.name, slices)
    return slices
  }
  return (code, order) => {
    const key = `${order}${code}`
    const found = known.get(key)
    if (found) return found
    const has = ({ ranges }: Slice): boolean => ranges.some(([from, to]) => code >= from && code <= to)
    const rest = [...scripts, ...hanOrders[order].map((one) => ({ name: han[one] })), ...signs]
    const first = all(common).filter(has)
    // The lists of Chinese, Japanese and Korean characters are long, so they are not read for European characters.
    const slices =
      first.length > 0 && code <= LAST_OF_EUROPE ? first : [...first, ...rest.flatMap((one) => all(one).filter(has))]
    known.set(key, slices)
    return slices
  }
}
