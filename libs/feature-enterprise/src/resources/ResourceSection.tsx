import { Button } from '@chakra-ui/react/button'
import { DaysFilter } from '@spruce/console-kit/filters'
import {
  ActionBar,
  EmptyState,
  FilterSelect,
  type Option,
  PageHeader,
  type QueryProps,
  ResourcePage,
  SearchField,
  useMessages,
  useResourcePage,
} from '@spruce/shell-ui'
import { useApi } from '@spruce/session/react'
import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, List } from 'lucide-react'
import {
  previewAction,
  resourceBulkActions,
  resourcePageActions,
  resourceRowActions,
} from './resourceActions.js'
import { ResourceGrid } from './ResourceGrid.js'
import { resourceMessages } from './resourceMessages.js'
import { resourceFacetsOptions } from './resourceQueries.js'
import { resourceGroups, type ResourceQuery, resourceSizes } from './resourceQuery.js'
import { resourceResource } from './resourceResource.js'

export interface ResourceSectionProps extends QueryProps<ResourceQuery> {
  /** The chosen folder's name, or that of the page. */
  title: string
}

const noFilters = {
  ...{ keyword: undefined, group: undefined, tag: undefined, uploader: undefined },
  ...{ bytes: undefined, from: undefined, to: undefined },
}

/** The resources of a folder, or all: filters, a table or a grid, what can be done with them. */
export function ResourceSection({ title, ...props }: ResourceSectionProps) {
  const t = useMessages(resourceMessages)
  const list = useResourcePage(props, resourceResource)
  const { query, setFilter } = list
  const { keyword, group, tag, uploader, bytes, from, to, folder, layout } = query
  // They count every resource: the rows come first.
  const { data: facets } = useQuery({
    ...resourceFacetsOptions(useApi()),
    enabled: !list.isLoading,
  })
  const narrowing = [keyword, group, tag, uploader, bytes, from ?? to]
  const filters = narrowing.filter((value) => value !== undefined).length
  const empty =
    filters > 0 ? (
      <EmptyState
        isFiltered
        title={t.noMatch}
        text={t.noMatchHelp}
        action={
          <Button variant="outline" colorPalette="gray" onClick={() => setFilter(noFilters)}>
            {t.clearFilters}
          </Button>
        }
      />
    ) : (
      <EmptyState
        title={folder === undefined ? t.empty : t.emptyFolder}
        text={folder === undefined ? t.emptyHelp : t.emptyFolderHelp}
        action={<ActionBar actions={resourcePageActions} target={undefined} />}
      />
    )
  return (
    <ResourcePage state={list} isSection>
      <PageHeader title={title} lead={t.lead} />
      <ResourcePage.Toolbar actions={resourcePageActions} bulk={resourceBulkActions}>
        <ResourcePage.Filters count={filters}>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <FilterSelect
            name="group"
            label={t.anyGroup}
            options={resourceGroups.map((value) => ({ value, label: t[value] }))}
          />
          <FilterSelect
            name="tag"
            label={t.anyTag}
            options={withChosen(
              facets?.tags.map(({ name, files }) => ({ value: name, label: t.facet(name, files) })),
              tag,
            )}
          />
          <FilterSelect
            name="uploader"
            label={t.anyUploader}
            options={withChosen(
              facets?.uploaders.map(({ id, name, files }) => ({
                value: id,
                label: t.facet(name, files),
              })),
              uploader,
            )}
          />
          <FilterSelect
            name="bytes"
            label={t.anySize}
            options={resourceSizes.map((value) => ({ value, label: t[value] }))}
          />
          <DaysFilter label={t.uploadedOn} names={['from', 'to']} />
          <LayoutSwitch
            layout={layout}
            onChange={(chosen) => props.onQueryChange({ layout: chosen })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      {layout === 'grid' ? (
        <div className="sp-resource-scroll">
          <ResourceGrid state={list} empty={empty} />
        </div>
      ) : (
        <ResourcePage.Table
          actions={resourceRowActions}
          openAction={previewAction}
          rowName={({ name }) => name}
          isSelectable
          empty={empty}
        />
      )}
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

/** What a link narrows by stays chosen, also where no resource has it. */
function withChosen(options: readonly Option[] = [], chosen: string | undefined) {
  const isThere = chosen === undefined || options.some(({ value }) => value === chosen)
  return isThere ? options : [...options, { value: chosen, label: chosen }]
}

interface LayoutSwitchProps {
  layout: ResourceQuery['layout']
  onChange: (layout: ResourceQuery['layout']) => void
}

function LayoutSwitch({ layout, onChange }: LayoutSwitchProps) {
  const t = useMessages(resourceMessages)
  const choice = (value: ResourceQuery['layout'], label: string, Icon: typeof List) => (
    <button
      type="button"
      className="sp-icon-button"
      aria-label={label}
      title={label}
      aria-pressed={layout === value}
      onClick={() => onChange(value)}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
  return (
    <div role="group" aria-label={t.layout} className="sp-resource-layout">
      {choice(undefined, t.asTable, List)}
      {choice('grid', t.asGrid, LayoutGrid)}
    </div>
  )
}
