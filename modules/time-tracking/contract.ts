export * from './contract/clock.ts'
export * from './contract/entities.ts'
export * from './contract/people.ts'
export * from './contract/shapes.ts'
