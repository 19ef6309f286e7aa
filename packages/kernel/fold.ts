const german: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
}

/**
 * Converts a name for comparison: lower case; ä as ae, ö as oe, ü as ue, ß as ss; all other accents are removed. Everything that is not a
 * letter or digit becomes a single space. 'Schloß Schönbrunn' and 'schloss schoenbrunn' become the same.
 */
export function fold(name: string): string {
  return plain(
    name
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüßæœøłđ]/g, (letter) => german[letter] ?? letter),
  )
}

/** Like `fold`, but umlauts only lose their dots, for people who type 'Munchen'. */
export function foldBare(name: string): string {
  return plain(
    name
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[ßæœøłđ]/g, (letter) => german[letter] ?? letter),
  )
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
