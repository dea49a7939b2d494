import { Box } from '@chakra-ui/react/box'
import {
  CheckTreeField,
  ChoiceField,
  DateTimeField,
  FormDialog,
  type FormPort,
  NumberField,
  TextAreaField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import type { ReactNode } from 'react'
import { effectStyles } from './effectStyles.js'
import { entriesOf } from './entitlementEntries.js'
import { entitlementMessages } from './entitlementMessages.js'
import {
  checkOverrides,
  draftOfOverrides,
  type LimitRule,
  overrideNodes,
  type OverridesDraft,
  sayOverride,
} from './overridesDraft.js'
import type { Entitlements, Overrides } from './planCustomerQueries.js'
import type { Plan } from './planQueries.js'

export interface OverridesDialogProps extends FormPort<OverridesDraft, Overrides> {
  /** The name of the customer. */
  name: string
  /** What the customer may use, and why. */
  entitlements: Entitlements
  /** Its plan with what it holds; absent: it has none. */
  plan?: Plan | undefined
}

/** What one customer has beyond its plan, or does not have of it. */
export function OverridesDialog(props: OverridesDialogProps) {
  const { name, entitlements, plan, ...form } = props
  const t = useMessages(entitlementMessages)
  const granted = overrideNodes({ way: 'granted', entitlements, plan, t })
  const revoked = overrideNodes({ way: 'revoked', entitlements, plan, t })
  const names = new Map(
    entriesOf(entitlements).map(({ id, place, name: entry }) => [
      id,
      place ? `${place} / ${entry}` : entry,
    ]),
  )
  return (
    <FormDialog<OverridesDraft, Overrides>
      {...form}
      title={t.overridesTitle(name)}
      lead={t.overridesLead(plan ? t.sourcePlanNamed(plan.name) : t.sourcePlatform)}
      width={640}
      record={entitlements.overrides}
      draftOf={(of = entitlements.overrides) => draftOfOverrides(of)}
      nameOf={() => t.overridesTitle(name)}
      sayValue={(field, value) => sayOverride(field, value, names, t)}
      validate={(draft) => checkOverrides(draft, t)}
    >
      {granted.length > 0 ? (
        <Box css={effectStyles}>
          <CheckTreeField
            name="granted"
            label={t.granted}
            help={t.grantedHelp}
            searchLabel={t.searchGranted}
            nodes={granted}
          />
        </Box>
      ) : (
        <Box as="p" color="fg.muted">
          {t.grantedNothing}
        </Box>
      )}
      <Box css={effectStyles}>
        <CheckTreeField
          name="revoked"
          label={t.revoked}
          help={t.revokedHelp}
          searchLabel={t.searchRevoked}
          nodes={revoked}
        />
      </Box>
      <LimitFields name="memberRule" label={t.memberRule}>
        <NumberField
          name="memberLimit"
          label={t.memberLimit}
          min={1}
          max={10_000_000}
          precision={0}
          unit={t.people}
          isRequired
          hasThousands
        />
      </LimitFields>
      <LimitFields name="storageRule" label={t.storageRule}>
        <NumberField
          name="storageLimit"
          label={t.storageLimit}
          min={0.001}
          max={1_048_576}
          precision={3}
          unit="GB"
          isRequired
          hasThousands
        />
      </LimitFields>
      <CheckTreeField
        name="lockedParts"
        label={t.lockedParts}
        help={t.lockedHelp}
        nodes={[
          { id: 'plan', value: 'plan', label: t.partPlan },
          { id: 'menus', value: 'menus', label: t.partMenus },
          { id: 'personalisation', value: 'personalisation', label: t.partPersonalisation },
        ]}
      />
      <DateTimeField
        name="expiresAt"
        label={t.exceptionEnd}
        help={t.exceptionEndHelp}
        defaultTime="23:59"
      />
      <TextAreaField name="note" label={t.note} help={t.noteHelp} maxLength={500} />
    </FormDialog>
  )
}

interface LimitFieldsProps {
  name: 'memberRule' | 'storageRule'
  label: string
  /** The limit itself, where the customer has its own. */
  children: ReactNode
}

function LimitFields({ name, label, children }: LimitFieldsProps) {
  const t = useMessages(entitlementMessages)
  const rule = useFieldValue<LimitRule>(name)
  return (
    <>
      <ChoiceField
        name={name}
        label={label}
        choices={[
          { value: 'inherit', label: t.ruleInherit },
          { value: 'unlimited', label: t.ruleUnlimited },
          { value: 'own', label: t.ruleOwn },
        ]}
      />
      {rule === 'own' && children}
    </>
  )
}
