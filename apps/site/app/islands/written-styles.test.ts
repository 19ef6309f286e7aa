import { expect, test } from 'vitest'
import { registerWritten } from './written-styles.ts'

test('a sheet whose text is in the page is disabled before it becomes a style sheet, so that it is never loaded', () => {
  const steps: string[] = []
  const link = {
    setAttribute: (name: string) => steps.push(name),
    set rel(value: string) {
      steps.push(value)
    },
  }
  registerWritten({
    querySelectorAll: (selector: string) => (selector === 'link[rel="written-styles"]' ? [link] : []),
  } as unknown as Document)
  expect(steps).toEqual(['disabled', 'stylesheet'])
})
