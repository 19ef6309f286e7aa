// `node packages/ui/site/art/draw/draw-dishes.ts`: prints every dish beside its siblings.
import { writeFileSync } from 'node:fs'
import { drawnDishes } from './dishes.ts'

for (const [slug, svg] of Object.entries(drawnDishes()))
  writeFileSync(new URL(`../dish-${slug}.svg`, import.meta.url), svg)
