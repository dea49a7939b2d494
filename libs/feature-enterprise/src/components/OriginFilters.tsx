import { FilterSelect, useMessages, usePermitted } from '@spruce/shell-ui'
import { RoleFilter } from '../organization/RoleFilter.js'
import { tenantOriginMessages, tenantSightMessages } from './tenantComponentMessages.js'

/** Filters by whose a component is, whether the company's designers may use it, and by a role that sees it. */
export function OriginFilters() {
  const t = useMessages(tenantOriginMessages)
  const { anyRole } = useMessages(tenantSightMessages)
  const mayList = usePermitted()(['role:list', 'user:list'])
  return (
    <>
      <FilterSelect
        name="origin"
        label={t.anyOrigin}
        options={[
          { value: 'platform', label: t.platform },
          { value: 'tenant', label: t.tenant },
        ]}
      />
      <FilterSelect
        name="enabled"
        label={t.anyEnabled}
        options={[
          { value: 'yes', label: t.yes },
          { value: 'no', label: t.no },
        ]}
      />
      {mayList && <RoleFilter label={anyRole} />}
    </>
  )
}
