import type { SourceFile } from '../boundaries/check.ts'

/** Pages of docs/rules by file name, each with its headings. */
export type RulePages = ReadonlyMap<string, readonly string[]>

const citation = /docs\/rules\/([\w-]+)\.md(?:,\s+(?:\*\s+|\/\/\s+)?([A-Z][^\n]*))?/g

/**
 * Finds citations of design pictures: the word 'design' with the name of a picture. The repository does not contain these pictures, so every such
 * citation is reported.
 */
const drawing = /\(design, \d[\w-]+/g

/**
 * Finds citations whose target does not exist in the repository: a page of docs/rules, a heading of such a page, or a drawing. Returns
 * one line for each of them.
 */
export function brokenCitations(files: readonly SourceFile[], pages: RulePages): string[] {
  return files.flatMap(({ path, text }) => [
    ...[...text.matchAll(drawing)].map(([cited]) => `${path}: '${cited})' is not in the repository`),
    ...[...text.matchAll(citation)].flatMap(([, page = '', rest]) => {
      const headings = pages.get(page)
      if (!headings) return [`${path}: docs/rules/${page}.md does not exist`]
      if (rest === undefined || headings.some((heading) => rest.startsWith(heading))) return []
      return [`${path}: docs/rules/${page}.md has no heading '${rest.slice(0, 40)}'`]
    }),
  ])
}
