import { FilterSelect, useMessages } from '@spruce/shell-ui'
import { tenantOriginMessages } from './tenantComponentMessages.js'

/** Filters by whose a component is, and whether the company's designers may use it. */
export function OriginFilters() {
  const t = useMessages(tenantOriginMessages)
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
    </>
  )
}
