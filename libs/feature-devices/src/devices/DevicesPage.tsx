import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { listDeviceAreas, listDevices } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  ActionBar,
  EmptyState,
  FailedState,
  FilterSelect,
  NoPermissionState,
  PageHeader,
  ResourcePage,
  SearchField,
  SidePanel,
  type TabPageProps,
  useMedia,
  useMessages,
  usePermitted,
  useResourcePage,
  useTab,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addAreaAction } from '../areas/areaActions.js'
import { areaMessages } from '../areas/areaMessages.js'
import { AreaPanel } from '../areas/AreaPanel.js'
import { useFreshStates } from '../live/useFreshStates.js'
import { retentionAction, retentionHistoryAction } from '../tokens/retentionAction.js'
import {
  deviceBulkActions,
  devicePageActions,
  deviceRowActions,
  importDevicesAction,
} from './deviceActions.js'
import { deviceMessages } from './deviceMessages.js'
import { areaListOptions, type Device } from './deviceQueries.js'
import type { DeviceQuery } from './deviceQuery.js'
import { deviceResource } from './deviceResource.js'
import { TypeFilter } from './TypeFilter.js'
import { useExportDevices } from './useExportDevices.js'
import { useExportPoints } from './useExportPoints.js'

export interface DevicesPageProps extends Pick<
  TabPageProps<DeviceQuery>,
  'query' | 'onQueryChange'
> {
  /** Where the page stands; below it stand the pages of single devices. */
  path: string
}

/** The page at an address of a console. */
export function devicesPageAt(path: string) {
  return function DevicesPageThere(props: Omit<DevicesPageProps, 'path'>) {
    return <DevicesPage {...props} path={path} />
  }
}

/** The devices of a company in their areas. */
export function DevicesPage(props: DevicesPageProps) {
  const isAllowed = usePermitted()('device:list')
  return isAllowed ? <Devices {...props} /> : <NoPermissionState permission="device:list" />
}

const areaPageActions = [addAreaAction]
const stateKeys = [listDevices, listDeviceAreas].map(({ tag, id }) => [tag, id])

function Devices(props: DevicesPageProps) {
  const { query, onQueryChange } = props
  const t = useMessages(areaMessages)
  const words = useMessages(deviceMessages)
  const isTight = useMedia('(max-width: 1100px)')
  const { data: areas, error, refetch } = useQuery(areaListOptions(useApi()))
  useFreshStates(stateKeys)
  const area = areas?.find(({ id }) => id === query.area)
  const isGone = areas && query.area !== undefined && !area
  const choose = (id: string | undefined) =>
    onQueryChange({ area: id, page: undefined }, { push: true })
  return (
    <Box display="contents">
      <SidePanel
        title={t.areas}
        closeKey={query.area}
        initialWidth={isTight ? 220 : 280}
        actions={<ActionBar actions={areaPageActions} target={undefined} />}
        content={
          isGone ? (
            <EmptyState
              title={words.areaGone}
              action={
                <Button variant="outline" colorPalette="gray" onClick={() => choose(undefined)}>
                  {t.allDevices}
                </Button>
              }
            />
          ) : (
            <DeviceSection {...props} title={area?.name ?? t.allDevices} hasAreas={!!areas?.[0]} />
          )
        }
      >
        {error && !areas ? (
          <FailedState error={error} onRetry={() => void refetch()} />
        ) : areas ? (
          <AreaPanel areas={areas} selected={query.area} onSelect={choose} />
        ) : (
          <p role="status">{t.loading}</p>
        )}
      </SidePanel>
    </Box>
  )
}

interface DeviceSectionProps extends DevicesPageProps {
  title: string
  /** A device needs one. */
  hasAreas: boolean
}

const noActions: readonly never[] = []
const noFilters = { keyword: undefined, type: undefined, state: undefined }

function DeviceSection({ title, hasAreas, path, ...props }: DeviceSectionProps) {
  const t = useMessages(deviceMessages)
  const { open } = useTab()
  const list = useResourcePage(props, deviceResource)
  const { query, setFilter } = list
  const { keyword, type, state, area } = query
  const filters = [keyword, type, state].filter((value) => value !== undefined).length
  const exportDevices = useExportDevices(list)
  const exportPoints = useExportPoints(list)
  const adding = hasAreas ? devicePageActions : noActions
  const importing = useMemo(
    () => (hasAreas ? [importDevicesAction(path)] : noActions),
    [hasAreas, path],
  )
  const actions = useMemo(
    () => [
      exportDevices,
      retentionAction,
      retentionHistoryAction,
      exportPoints,
      ...importing,
      ...adding,
    ],
    [exportDevices, exportPoints, importing, adding],
  )
  return (
    <ResourcePage state={list} isSection>
      <PageHeader title={title} lead={t.lead} />
      <ResourcePage.Toolbar actions={actions} bulk={deviceBulkActions}>
        <ResourcePage.Filters count={filters}>
          <SearchField name="keyword" label={t.search} placeholder={t.searchHelp} />
          <TypeFilter />
          <FilterSelect
            name="state"
            label={t.anyState}
            options={[
              { value: 'online', label: t.online },
              { value: 'offline', label: t.offline },
            ]}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        actions={deviceRowActions}
        rowName={({ name }: Device) => name}
        onOpen={({ id }: Device) => void open(`${path}/${id}`)}
        isSelectable
        empty={
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
              title={area === undefined ? t.empty : t.emptyHere}
              text={hasAreas ? t.emptyHelp : t.noAreasYet}
              action={<ActionBar actions={[...importing, ...adding]} target={undefined} />}
            />
          )
        }
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
