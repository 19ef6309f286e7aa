import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceFiles } from './boundaries/files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** A comment that switches a rule off, and the text after it. */
const comment = /\b(eslint|oxlint)-disable(?:-next-line|-line)?\b([^\n]*)/g

test('only one kind of comment switches a rule off; it names the rule and the reason', () => {
  const comments = sourceFiles(root)
    .filter(({ path }) => path !== 'scripts/lint-comments.test.ts')
    .flatMap(({ path, text }) => [...text.matchAll(comment)].map(([, kind, rest = '']) => ({ path, kind, rest })))
  expect(comments.length).toBeGreaterThan(10)
  expect(comments.filter(({ kind, rest }) => kind !== 'oxlint' || !/^ [a-z][\w/, -]+ -- \S/.test(rest))).toEqual([])
})
