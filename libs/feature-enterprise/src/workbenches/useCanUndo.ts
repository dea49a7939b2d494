import { usePermitted } from '@spruce/shell-ui'

/** Whether the person may bring back what they removed. */
export function useCanUndo(): boolean {
  const isPermitted = usePermitted()
  return isPermitted('recycle:list') && isPermitted('recycle:edit')
}
