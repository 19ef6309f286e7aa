import { expect, test } from 'vitest'
import { stylesImportedBy } from './imported-styles.ts'

const files: Readonly<Record<string, string>> = {
  'modules/x/site/page.tsx': [
    "import '#ui/site/css/site.css'",
    "import type { Other } from './types.ts'",
    "import {\n  one,\n  two,\n} from './part.tsx'",
    "import { useState } from 'react'",
    "const later = () => import('./later.tsx')",
  ].join('\n'),
  'modules/x/site/part.tsx':
    "import './part.css'\nimport { page } from './page.tsx'\nexport { three } from '../parts/three.tsx'",
  'modules/x/parts/three.tsx': "import './three.css'\nimport './part.css'",
}

test('styles are listed once each, in the order of the imports, also through other files and circular imports', () => {
  const read = (path: string): string => {
    const text = files[path]
    if (text === undefined) throw new Error(`${path} must not be read`)
    return text
  }
  expect(stylesImportedBy('modules/x/site/page.tsx', read)).toEqual([
    'packages/ui/site/css/site.css',
    'modules/x/site/part.css',
    'modules/x/parts/three.css',
    'modules/x/parts/part.css',
  ])
})
