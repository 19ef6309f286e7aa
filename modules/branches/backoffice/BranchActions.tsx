import { branchWords } from '../words/branch.ts'
import type { Branch } from '../contract.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconArmchair, IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'

/**
 * Two buttons in the head of a branch's form: one opens the list of its tables, the other opens its storefront on the website. A branch
 * for rides has no buttons.
 */
export function BranchActions({ record }: { record: Branch }) {
  const t = useTexts(branchWords)
  const { locale } = useStaff()
  if (record.kind === 'rides') return null
  return (
    <>
      <Button
        component={Link}
        to={`/tische?nur=branchId:${record.id}`}
        leftSection={<IconArmchair className="i" stroke={1.75} aria-hidden />}
      >
        {t.tables}
      </Button>
      <Button
        component="a"
        href={`/${locale}/store/${record.identifier}`}
        target="_blank"
        className="hide-phone"
        leftSection={<IconExternalLink className="i" stroke={1.75} aria-hidden />}
      >
        {t.website}
      </Button>
    </>
  )
}
