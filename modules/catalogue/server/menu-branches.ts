import type { RecordChanges } from '#contract/entity.ts'
import { crud } from '#platform/crud.ts'
import { type BrandCore, type Handler, type Refusal, seesBranch } from '#platform/module.ts'
import type { Caller } from '#platform/record-rules.ts'
import { menuEntity } from '../contract.ts'

type Branches = Pick<RecordChanges<typeof menuEntity>, 'branches'> | undefined

/** A menu belongs to several branches: staff of only some of them can read it, but cannot change what the others offer. */
export const menuHandlers = (core: BrandCore): Handler[] =>
  crud(core, menuEntity, {
    beforeWrite: async ({ caller, before, values }) =>
      foreignTo(caller, before) ?? foreignTo(caller, values) ?? { ok: true },
    beforeRemove: async ({ caller, records }) =>
      records.map((menu) => foreignTo(caller, menu)).find((refusal) => refusal !== undefined),
  })

function foreignTo({ session }: Caller, menu: Branches): Refusal | undefined {
  const branches = menu?.branches ?? []
  return session && branches.every((branch) => seesBranch(session, branch))
    ? undefined
    : { ok: false, code: 'auth.not_privileged' }
}
