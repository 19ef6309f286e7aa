import type { Failure, Result } from '#kernel/result.ts'
import { commonPasswords } from './common-passwords.ts'

/** Lengths of a password. All characters are allowed, and no kind of character is required (docs/rules/security.md, Sign-in). */
const passwordLength = { min: 8, max: 200 } as const

/** Maps characters to the letters that they replace: 'P4$$w0rd' becomes 'password'. */
const plain: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}
const untwist = (text: string): string => text.replaceAll(/[0134578@$!|]/g, (letter) => plain[letter] ?? letter)

const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '09876543210',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
]

/** Is the text one repeated character, or a sequence of the alphabet or the keyboard? */
function isRun(text: string): boolean {
  return new Set(text).size <= 2 || runs.some((run) => `${run}${run}`.includes(text))
}

/** The fewest characters that must remain after guessable words are removed from a password. An attacker must guess these. */
const leastUnguessable = 6

/**
 * Is the password strong enough? `words` are texts that an attacker tries first: the business, the user's name and mail address. `stolen` is
 * a list of frequent passwords. Refuses frequent passwords, sequences, and passwords that add little to such a word ('Donau2026!'). Codes:
 * field.too_short, field.too_long, auth.password_weak.
 */
export function checkStrength(
  password: string,
  words: readonly string[],
  field = 'password',
  stolen: ReadonlySet<string> = new Set(),
): Result<string, Failure> {
  const length = [...password].length
  if (length < passwordLength.min)
    return { ok: false, code: 'field.too_short', field, values: { min: passwordLength.min } }
  if (length > passwordLength.max)
    return { ok: false, code: 'field.too_long', field, values: { max: passwordLength.max } }
  const weak = { ok: false, code: 'auth.password_weak', field } as const
  const lower = password.toLowerCase()
  const bare = lettersAndDigits(password)
  const spellings = [lower, bare, untwist(bare), untwist(lower)]
  if (spellings.some((one) => commonPasswords.has(one) || stolen.has(one))) return weak
  if (isRun(lower) || (bare.length >= 6 && isRun(bare))) return weak
  // A password in another alphabet contains too few characters to compare, and our lists contain no such passwords.
  if (bare.length < 4) return { ok: true, value: password }
  let rest = untwist(bare)
  let found = false
  for (const word of guessable(words)) {
    if (!rest.includes(word)) continue
    found = true
    rest = rest.replaceAll(word, '')
  }
  return found && rest.length < leastUnguessable ? weak : { ok: true, value: password }
}

/** The words of these texts with at least four letters, longest first. */
function guessable(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).map((word) => untwist(lettersAndDigits(word)))
  return [...new Set(words)].filter((word) => word.length >= 4).toSorted((a, b) => b.length - a.length)
}
