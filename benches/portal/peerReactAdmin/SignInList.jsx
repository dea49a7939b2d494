import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { DataTable, List, Pagination, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { formatTime } from '../peerParts/words.mjs'

const results = [
  { id: 'true', name: '成功' },
  { id: 'false', name: '失败' },
]
const filters = [
  <SearchInput key="keyword" source="keyword" placeholder="账号、姓名" alwaysOn />,
  <SelectInput key="success" source="success" label="结果" choices={results} alwaysOn />,
]
const byId = { field: 'id', order: 'ASC' }
const actions = (
  <TopToolbar>
    <Button>导出</Button>
  </TopToolbar>
)
const oneLine = { '& .RaList-main': { minWidth: 0 }, '& th, & td': { whiteSpace: 'nowrap' } }
const pagination = <Pagination rowsPerPageOptions={[20, 50, 100]} />

export function SignInList() {
  return (
    <section aria-label="登录日志">
      <List
        filters={filters}
        actions={actions}
        perPage={20}
        pagination={pagination}
        sort={byId}
        exporter={false}
        empty={false}
        sx={oneLine}
      >
        <DataTable rowClick={false} bulkActionButtons={false}>
          <DataTable.Col source="loginName" label="账号" disableSort />
          <DataTable.Col label="时间" render={({ at }) => formatTime(at)} />
          <DataTable.Col
            label="结果"
            render={({ success }) => (
              <Chip
                size="small"
                color={success ? 'success' : 'error'}
                label={success ? '成功' : '失败'}
              />
            )}
          />
          <DataTable.Col source="reason" label="原因" disableSort />
          <DataTable.Col source="userName" label="姓名" disableSort />
          <DataTable.Col source="via" label="方式" disableSort />
          <DataTable.Col source="terminal" label="终端" disableSort />
          <DataTable.Col source="address" label="地址" disableSort />
          <DataTable.Col label="操作" render={() => <Button size="small">详情</Button>} />
        </DataTable>
      </List>
    </section>
  )
}
