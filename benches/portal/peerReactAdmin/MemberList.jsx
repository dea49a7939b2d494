import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import {
  DataTable,
  List,
  Pagination,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin'
import { formatTime, namesOf, statuses } from '../peerParts/words.mjs'
import { DepartmentTree } from './DepartmentTree.jsx'

const statusChoices = Object.entries(statuses).map(([id, name]) => ({ id, name }))
const filters = [
  <SearchInput key="keyword" source="keyword" placeholder="姓名、拼音、账号" alwaysOn />,
  <SelectInput key="status" source="status" label="状态" choices={statusChoices} alwaysOn />,
  <ReferenceInput key="roleId" source="roleId" reference="roles" alwaysOn>
    <SelectInput label="角色" optionText="name" />
  </ReferenceInput>,
]
const byId = { field: 'id', order: 'ASC' }
const actions = (
  <TopToolbar>
    <Button variant="contained">添加成员</Button>
  </TopToolbar>
)
const oneLine = { '& .RaList-main': { minWidth: 0 }, '& th, & td': { whiteSpace: 'nowrap' } }
const pagination = <Pagination rowsPerPageOptions={[20, 50, 100]} />

function Person({ nickName, photo }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Avatar src={photo ?? undefined} sx={{ width: 24, height: 24, fontSize: 12 }}>
        {nickName[0]}
      </Avatar>
      <span>{nickName}</span>
    </Stack>
  )
}

function Roles({ roles: [first, ...more] }) {
  return (
    <>
      {first && <Chip size="small" label={first.name} />}
      {more.length > 0 && <Chip size="small" label={`+${more.length}`} />}
    </>
  )
}

export function MemberList() {
  return (
    <section aria-label="成员">
      <List
        filters={filters}
        aside={<DepartmentTree />}
        actions={actions}
        perPage={20}
        pagination={pagination}
        sort={byId}
        exporter={false}
        empty={false}
        sx={oneLine}
      >
        <DataTable rowClick={false}>
          <DataTable.Col source="nickName" label="姓名" render={Person} />
          <DataTable.Col
            source="status"
            label="状态"
            render={({ status }) => (
              <Chip
                size="small"
                color={status === 'active' ? 'success' : 'default'}
                label={statuses[status]}
              />
            )}
          />
          <DataTable.Col source="loginName" label="账号" />
          <DataTable.Col label="部门" render={({ departments }) => namesOf(departments)} />
          <DataTable.Col label="角色" render={Roles} />
          <DataTable.Col source="employeeCode" label="工号" />
          <DataTable.Col source="mobile" label="手机号" disableSort />
          <DataTable.Col source="email" label="邮箱" disableSort />
          <DataTable.Col
            source="lastLoginAt"
            label="最近登录"
            render={({ lastLoginAt }) => formatTime(lastLoginAt)}
          />
          <DataTable.Col
            label="实名认证"
            render={({ realName }) => (
              <Chip
                size="small"
                color={realName ? 'success' : 'default'}
                label={realName ? '已实名' : '未实名'}
              />
            )}
          />
          <DataTable.Col
            label="操作"
            render={() => (
              <>
                <Button size="small">编辑</Button>
                <Button size="small">更多</Button>
              </>
            )}
          />
        </DataTable>
      </List>
    </section>
  )
}
