/** One block or statement of a style sheet: `a { … }`, `@media … { … }`, `@import …;` or a declaration. */
export interface CssNode {
  /** The text before the block, or the whole statement: '.a > .b', '@media print', 'color: red'. */
  head: string
  /** Undefined for a statement without a block. */
  body: CssNode[] | undefined
}

/** Parses a style sheet into a tree of blocks. Comments are left out. Braces and semicolons inside strings and brackets are ignored. */
export function parseCss(text: string): CssNode[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, ' ')
  let at = 0
  const nodes = (): CssNode[] => {
    const found: CssNode[] = []
    let head = ''
    const end = (body?: CssNode[]): void => {
      if (head.trim() !== '' || body) found.push({ head: head.trim().replace(/\s+/g, ' '), body })
      head = ''
    }
    while (at < plain.length) {
      const sign = plain.charAt(at)
      const word = /^(?:"[^"]*"|'[^']*'|\([^()]*\))/.exec(plain.slice(at))?.[0] ?? sign
      at += word.length
      if (word === '{') end(nodes())
      else if (word === ';') end()
      else if (word === '}') break
      else head += word
    }
    end()
    return found
  }
  return nodes()
}

/** The selectors of a rule: 'a, b:is(c, d)' are two. */
export function selectorsOf(head: string): string[] {
  const found = ['']
  let depth = 0
  for (const sign of head) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (sign === ',' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found.map((one) => one.trim())
}
