import type { TableInput } from '#modules/branches/contract.ts'
import { branchIds } from './branch-ids.ts'

const row = (branchId: string, area: string, places: readonly (readonly [identifier: string, seats: number])[]) =>
  places.map(([identifier, seats]) => ({ identifier, branchId, area, seats }))

/** Twelve tables in Munich and six in Vienna. The identifier is the number on the table. */
export const tables: readonly TableInput[] = [
  ...row(branchIds.lindwurm, 'Stube', [
    ['1', 4],
    ['2', 4],
    ['3', 6],
    ['4', 2],
    ['5', 2],
    ['6', 10],
  ]),
  ...row(branchIds.lindwurm, 'Gewölbe', [
    ['7', 8],
    ['8', 8],
    ['9', 6],
  ]),
  ...row(branchIds.lindwurm, 'Biergarten', [
    ['10', 8],
    ['11', 8],
    ['12', 8],
  ]),
  ...row(branchIds.cafe, 'Salon', [
    ['1', 2],
    ['2', 2],
    ['3', 4],
    ['4', 2],
  ]),
  ...row(branchIds.cafe, 'Schanigarten', [
    ['5', 4],
    ['6', 4],
  ]),
].map((table, position) => ({ ...table, position }))
