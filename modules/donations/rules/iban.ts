/** Returns the typed IBAN without spaces and in upper case. Undefined if its form or its check digits are wrong (ISO 13616). */
export function readIban(typed: string): string | undefined {
  const iban = typed.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined
  const turned = iban.slice(4) + iban.slice(0, 4)
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n ? iban : undefined
}
