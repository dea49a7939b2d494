import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useMemo, useState } from 'react'
import { Menu } from 'react-admin'
import { systemData } from '../peerParts/calls.mjs'
import { consoleMenus } from '../peerParts/menus.mjs'

/** A group of menus. */
function Group({ name, below, isOpenAtFirst }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <>
      <ListItemButton dense onClick={() => setOpen(!isOpen)}>
        <ListItemText primary={name} />
        {isOpen ? <ExpandLess /> : <ExpandMore />}
      </ListItemButton>
      <Collapse in={isOpen} timeout={0} unmountOnExit>
        <List disablePadding>
          {below.map((item) => (
            <Menu.Item key={item.id} to={item.to} primaryText={item.name} />
          ))}
        </List>
      </Collapse>
    </>
  )
}

/** The menus of the console from the server. */
export function ConsoleMenu() {
  const { items, openIds } = useMemo(() => consoleMenus(systemData()), [])
  return (
    <Menu>
      {items.map(({ id, name, to, below }) =>
        below.length > 0 ? (
          <Group key={id} name={name} below={below} isOpenAtFirst={openIds.includes(id)} />
        ) : (
          <Menu.Item key={id} to={to} primaryText={name} />
        ),
      )}
    </Menu>
  )
}
