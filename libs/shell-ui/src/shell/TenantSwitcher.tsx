import { Popover, Portal } from '@chakra-ui/react'
import { Building2, Check, ChevronDown, ExternalLink, Search } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../public/index.js'
import { initialOf } from '../display/initials.js'
import { useRowKeys } from './useRowKeys.js'
import { shellMessages } from './messages.js'

/** @public */
export interface SwitchableTenant {
  tenantId: string
  name: string
  shortName?: string | null
  code?: string | null
  systemIcon?: string | null
  mainTenant?: boolean | null
}

/** @public */
export interface TenantSwitcherProps {
  /** Those the account belongs to. */
  tenants: readonly SwitchableTenant[]
  /** The tenant of this browser tab. */
  currentTenantId: string | null | undefined
  /** Switches this browser tab. */
  onSwitch: (tenant: SwitchableTenant) => void
  /** The address that opens a tenant in another browser tab, `?tenant=CODE` in it. */
  hrefBeside: (tenant: SwitchableTenant) => string
}

/**
 * The tenants of the account, found by name, short name or code: switch this browser tab, or open the
 * other tenant beside it. @public
 */
export function TenantSwitcher(props: TenantSwitcherProps) {
  const { tenants, currentTenantId } = props
  const messages = useMessages(shellMessages)
  const [isOpen, setOpen] = useState(false)
  const searchId = useId()
  const current = tenants.find(({ tenantId }) => tenantId === currentTenantId)
  const name = current ? current.shortName || current.name : messages.tenants
  if (tenants.length === 0) return null
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      initialFocusEl={() => document.getElementById(searchId)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <button
          type="button"
          className="shell-tool"
          aria-label={current ? messages.currentTenant(current.name) : messages.tenants}
          title={current?.name}
        >
          <Building2 size={16} aria-hidden />
          <span className="shell-tool-text">{name}</span>
          <ChevronDown size={14} aria-hidden />
        </button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content className="shell-tenants" aria-label={messages.tenants}>
            <TenantList {...props} close={() => setOpen(false)} searchId={searchId} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

interface TenantListProps extends TenantSwitcherProps {
  close: () => void
  searchId: string
}

function TenantList(props: TenantListProps) {
  const { tenants, currentTenantId, onSwitch, hrefBeside, close } = props
  const messages = useMessages(shellMessages)
  const [keyword, setKeyword] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = useRowKeys()
  const found = tenants.filter((tenant) => answersTo(tenant, keyword))

  function leaveSearch(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>('[data-menu-row]')?.focus()
  }

  return (
    <>
      <div className="shell-search">
        <Search size={16} aria-hidden />
        <input
          id={props.searchId}
          type="search"
          value={keyword}
          placeholder={messages.searchTenants}
          aria-label={messages.searchTenants}
          onChange={(event) => setKeyword(event.target.value)}
          onKeyDown={leaveSearch}
        />
      </div>
      {found.length === 0 ? <p className="shell-hint">{messages.noTenantFound}</p> : null}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the arrow keys of the buttons inside bubble up to here */}
      <ul className="shell-tenant-list" ref={list} onKeyDown={onKeyDown}>
        {found.map((tenant) => {
          const isCurrent = tenant.tenantId === currentTenantId
          return (
            <li key={tenant.tenantId}>
              <button
                type="button"
                className="shell-tenant"
                data-menu-row
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => {
                  close()
                  if (!isCurrent) onSwitch(tenant)
                }}
              >
                <TenantMark {...tenant} />
                <span className="shell-menu-name" title={tenant.name}>
                  {tenant.name}
                </span>
                {tenant.mainTenant ? (
                  <span className="shell-tag">{messages.mainTenant}</span>
                ) : null}
                {isCurrent ? <Check size={16} aria-label={messages.current} /> : null}
              </button>
              <a
                className="shell-icon-button"
                href={hrefBeside(tenant)}
                target="_blank"
                rel="noopener" // and with it a session storage, thus a tenant, of its own
                aria-label={messages.openBeside(tenant.name)}
                title={messages.openBeside(tenant.name)}
                onClick={close}
              >
                <ExternalLink size={14} aria-hidden />
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function TenantMark({ name, systemIcon }: SwitchableTenant) {
  if (systemIcon) return <img className="shell-brand-icon" src={systemIcon} alt="" />
  return (
    <span className="shell-brand-tile" aria-hidden>
      {initialOf(name)}
    </span>
  )
}

function answersTo(tenant: SwitchableTenant, keyword: string): boolean {
  const wanted = keyword.trim().toLocaleLowerCase()
  return [tenant.name, tenant.shortName, tenant.code].some((text) =>
    text?.toLocaleLowerCase().includes(wanted),
  )
}
