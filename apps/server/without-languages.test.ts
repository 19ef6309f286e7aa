import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** In a process of its own: in this one, Zod is loaded already. */
const program = `
import { withoutLanguages } from ${JSON.stringify(`${import.meta.dirname}/without-languages.ts`)}
const z = await withoutLanguages(() => import('zod'))
const failed = z.string().safeParse(1)
console.log(JSON.stringify([Object.keys(z.locales), failed.error.issues[0].message, Object.keys(await import('zod/v4/locales'))[0]]))
`

test('Zod comes without its languages and still says in English what is wrong; later imports are left alone', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  const [languages, message, later] = JSON.parse(output) as [string[], string, string | undefined]
  expect(languages).toEqual([])
  expect(message).toContain('expected string')
  expect(later).toBe('ar')
})
