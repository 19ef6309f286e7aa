import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'

/** The time zone in which entries are shown: the zone of the chosen branch, otherwise of the first branch, otherwise of this device. */
export function useLogZone(): string {
  const { branchId, branches } = useStaff()
  return (branches.find((one) => one.id === branchId) ?? branches[0])?.timeZone ?? deviceZone()
}
