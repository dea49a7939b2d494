import { Box } from '@chakra-ui/react/box'
import {
  CheckTreeField,
  checkValues,
  type DialogProps,
  FormDialog,
  useMessages,
} from '@spruce/shell-ui'
import { permissionNodes } from './permissionNodes.js'
import { roleMessages } from './roleMessages.js'
import type { RolePermissions } from './roleQueries.js'

/** What else a tick changes stays in sight, above the padding too: the tree is longer than the dialog. */
const effectStyles = {
  '& .sp-check-effects': {
    ...{ position: 'sticky', bottom: '-6', zIndex: '1', py: '2' },
    ...{ bg: 'bg.panel', borderTopWidth: '1px', borderColor: 'border.muted' },
  },
}

interface PermissionsDraft {
  codes: string[]
}

export interface RolePermissionsDialogProps extends DialogProps<true> {
  /** The name of the role. */
  name: string
  /** What there is, and what of it the role has. */
  permissions: RolePermissions
  /** Takes the codes that the role is to have. */
  onSubmit: (codes: string[]) => Promise<unknown>
}

/** What a role may do: menus, their buttons and what no menu carries. */
export function RolePermissionsDialog(props: RolePermissionsDialogProps) {
  const { name, permissions, onSubmit, onClose } = props
  const t = useMessages(roleMessages)
  const { grantsAll, codes, apps } = permissions
  const nodes = permissionNodes(apps, t.otherPermissions)
  const shown = checkValues(nodes)
  const unseen = codes.filter((code) => !shown.includes(code)).length
  return (
    <FormDialog<PermissionsDraft, true>
      title={t.permissionsTitle(name)}
      lead={grantsAll ? t.permissionsAll : t.permissionsLead}
      width={640}
      isReadOnly={grantsAll}
      initialValues={{ codes: grantsAll ? [...shown] : [...codes] }}
      onSubmit={async (draft) => {
        if (!grantsAll) await onSubmit(draft.codes)
        return true as const
      }}
      onClose={onClose}
    >
      <Box css={effectStyles}>
        <CheckTreeField
          name="codes"
          label={t.permissions}
          nodes={nodes}
          searchLabel={t.searchPermissions}
          {...(!grantsAll && unseen > 0 && { help: t.permissionsUnseen(unseen) })}
          isDisabled={grantsAll}
        />
      </Box>
    </FormDialog>
  )
}
