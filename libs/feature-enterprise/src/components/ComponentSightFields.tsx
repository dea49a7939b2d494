import type { SightDraft, SightFieldsProps } from '@spruce/console-kit/components'
import { ChoiceField, useFieldValue, useMessages, usePermitted } from '@spruce/shell-ui'
import { FixedChoiceField } from '../organization/FixedChoiceField.js'
import { RolesField } from '../organization/RolesField.js'
import { tenantSightMessages } from './tenantComponentMessages.js'

export type ComponentSightFieldsProps = SightFieldsProps

/**
 * Who of the company sees a component: everybody, or who holds one of the chosen roles. Who may not list roles reads
 * what is chosen and what it takes to change it.
 */
export function ComponentSightFields({ component }: ComponentSightFieldsProps) {
  const t = useMessages(tenantSightMessages)
  const mayList = usePermitted()(['role:list', 'user:list'])
  const sight = useFieldValue<SightDraft['sight']>('sight')
  return (
    <>
      <ChoiceField
        name="sight"
        label={t.sight}
        help={component?.kind === 'builtin' ? t.builtinHelp : t.sightHelp}
        choices={[
          { value: 'all', label: t.everybody },
          { value: 'roles', label: t.chosenRoles },
        ]}
        isDisabled={!mayList}
      />
      {sight === 'roles' && mayList && (
        <RolesField name="roleIds" label={t.roles} help={t.rolesHelp} />
      )}
      {sight === 'roles' && !mayList && (
        <FixedChoiceField
          name="roleIds"
          label={t.roles}
          help={t.rolesFixed}
          chosen={component?.roles ?? []}
        />
      )}
    </>
  )
}
