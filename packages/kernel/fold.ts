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
 * A name as it is compared: lower case, ä as ae, ö as oe, ü as ue, ß as ss, other accents gone, everything but letters and digits a
 * single space. 'Schloß Schönbrunn' and 'schloss schoenbrunn' are the same.
 */
export function fold(name: string): string {
  return plain(
    name
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüßæœøłđ]/g, (letter) => german[letter] ?? letter),
  )
}

/** As `fold`, but umlauts lose their dots: for those who type 'Munchen'. */
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
