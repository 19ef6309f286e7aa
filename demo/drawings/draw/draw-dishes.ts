// `node demo/drawings/draw/draw-dishes.ts`: writes every dish into the folder of the drawings, and the scenes in the same style.
import { writeFileSync } from 'node:fs'
import { drawnDishes } from './dishes.ts'
import { drawnScenes } from './scenes.ts'

const write = (path: string, svg: string) => writeFileSync(new URL(`../${path}.svg`, import.meta.url), svg)
for (const [slug, svg] of Object.entries(drawnDishes())) write(`dish-${slug}`, svg)
for (const [name, svg] of Object.entries(drawnScenes())) write(`../lindwurm/theme/${name}`, svg)
