const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Makes the identifier of a new template from its name. If another template has this identifier, a number is added: 'tagesgericht-2'. */
export function freeIdentifier(name: string, taken: readonly string[]): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (sign) => spelled[sign] ?? sign)
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '')
  const base = words === '' ? 'vorlage' : words
  const free = (count: number): string => {
    const wanted = count === 1 ? base : `${base}-${count}`
    return taken.includes(wanted) ? free(count + 1) : wanted
  }
  return free(1)
}
