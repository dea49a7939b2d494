import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Avatar, Breadcrumb, Flex, Layout, Menu } from 'antd'
import { useMemo } from 'react'
import { systemData } from '../peerParts/calls.mjs'
import { consoleMenus } from '../peerParts/menus.mjs'

function menuItem({ id, name, to, below }) {
  if (below.length > 0) return { key: id, label: name, children: below.map(menuItem) }
  return { key: to, label: <Link to={to}>{name}</Link> }
}

/** The trail of the page on show. */
function trailTo(items, path) {
  for (const item of items) {
    if (item.to === path) return [item.name]
    const below = trailTo(item.below, path)
    if (below) return [item.name, ...below]
  }
  return undefined
}

/** The shell: header, side menu, trail, page. */
export function Console() {
  const { tenantInfo, userInfo } = systemData()
  const { pathname } = useLocation()
  const { items, openIds } = useMemo(() => consoleMenus(systemData()), [])
  const menu = useMemo(() => items.map(menuItem), [items])
  const trail = useMemo(() => trailTo(items, pathname) ?? [], [items, pathname])
  return (
    <Layout style={{ height: '100vh' }}>
      <Layout.Header style={{ color: '#fff', paddingInline: 24, height: 56, lineHeight: '56px' }}>
        <Flex justify="space-between">
          <strong>{tenantInfo.name}</strong>
          <span>
            <Avatar size="small">{userInfo.name[0]}</Avatar> {userInfo.name}
          </span>
        </Flex>
      </Layout.Header>
      <Layout>
        <Layout.Sider width={220} theme="light" style={{ overflow: 'auto' }}>
          <Menu mode="inline" items={menu} selectedKeys={[pathname]} defaultOpenKeys={openIds} />
        </Layout.Sider>
        <Layout.Content style={{ overflow: 'auto', padding: 16 }}>
          <Breadcrumb items={trail.map((title) => ({ title }))} />
          <Outlet />
        </Layout.Content>
      </Layout>
    </Layout>
  )
}
