import type { Failure, Result } from '#kernel/result.ts'
import { commonPasswords } from './common-passwords.ts'

/**
 * The minimum and maximum number of characters of a password. Every character is allowed. No kind of character (digit, capital letter) is
 * required (docs/rules/security.md, Sign-in).
 */
const passwordLength = { min: 8, max: 200 } as const

/** Digits and signs that people write in place of letters: 'P4$$w0rd' is compared as 'password'. */
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

/** True if the text has at most two different characters, or is a sequence of the alphabet or the keyboard. */
function isRun(text: string): boolean {
  return new Set(text).size <= 2 || runs.some((run) => `${run}${run}`.includes(text))
}

/** If a password contains words that an attacker can guess, at least this many characters must remain after these words are removed. */
const leastUnguessable = 6

/**
 * Checks whether a password is strong enough. It refuses frequent passwords and sequences. It also refuses passwords that add little to a
 * word that attackers try first ('Donau2026!'). `words`: texts with these words (the business, the user's name and mail address).
 * `stolen`: further frequent passwords. Codes: field.too_short, field.too_long, auth.password_weak.
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
  // The password contains almost no Latin letters and digits, but for example Cyrillic letters. Then too little is left for a comparison,
  // and our lists contain no passwords of this kind.
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

/**
 * The words that these texts contain, if they have at least four characters. They are sorted by length, the longest first, and written in
 * the form in which passwords are compared.
 */
function guessable(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).map((word) => untwist(lettersAndDigits(word)))
  return [...new Set(words)].filter((word) => word.length >= 4).toSorted((a, b) => b.length - a.length)
}
