export interface paths {
  '/aba-base/api/v3/user/must-change-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 首次登录修改密码
     * @description The one call, beside signing out, that a first-login session may make; nobody else may. Ends every session of the account and gives the caller a new one.
     */
    post: operations['mustChangePassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/auth/v3/user/update-pwd': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 修改密码
     * @description A wrong old password answers 400 with code 505. Ends every session of the account and gives the caller a new one.
     */
    post: operations['updatePwd']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/reset-password-by-old-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 通过旧密码重置密码
     * @description The same as update-pwd, under the path of the password dialog.
     */
    post: operations['resetPasswordByOldPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/check-account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 校验账号是否已被使用
     * @description A boolean and nothing else; whose the name is does not show.
     */
    get: operations['checkAccount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/supper-reset-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 管理员重置成员密码
     * @description Gives the account a one-time password, shown once, which must be changed at the next sign-in, and ends its sessions. An account that another tenant or the operator also knows belongs to the person: 422 ACCOUNT_SHARED.
     */
    post: operations['superResetPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user-info': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 保存个人信息
     * @description The name and photo of the account, and of the person in the tenant of the call; absent fields stay as they are.
     */
    post: operations['saveUserInfo']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/applications': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 客户申请列表
     * @description Contacts are masked.
     */
    get: operations['listApplications']
    put?: never
    /**
     * 申请开通客户账号
     * @description From the public page /customer-apply. The answer is the same whether anything of it is known already (S-10); the token opens the application again.
     */
    post: operations['applyForCustomer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/applications/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 申请进度 */
    get: operations['getApplicationStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/applications/resubmit': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 补充资料并重新提交
     * @description Only while information is asked for: else 409 ILLEGAL_STATE.
     */
    post: operations['resubmitApplication']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/applications/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 申请详情
     * @description Contacts in full.
     */
    get: operations['getApplication']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/applications/{id}/request-information': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 要求补充资料 */
    post: operations['requestApplicationInformation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/applications/{id}/reject': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 驳回申请 */
    post: operations['rejectApplication']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/applications/{id}/approval-preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 预览开通内容 */
    get: operations['previewApplicationApproval']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/applications/{id}/approve': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 通过申请
     * @description Makes the tenant with administrator, departments and roles, all or nothing. The credentials go to the contact and are not answered. A code, login name or contact in use is 409 DUPLICATE with the field.
     */
    post: operations['approveApplication']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/apps': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 应用管理列表
     * @description The tenant's own, in their order, after those of the platform.
     */
    get: operations['listApps']
    put?: never
    /**
     * 新增应用
     * @description A code in use answers 409 DUPLICATE, one that is kept for the product 422 APP_CODE_RESERVED, an unsafe address 422 UNSAFE_URL.
     */
    post: operations['addApp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/apps/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 应用详情 */
    get: operations['getApp']
    /** 编辑应用 */
    put: operations['editApp']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/apps/order': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 应用排序
     * @description Those not named come after them.
     */
    post: operations['orderApps']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/apps/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 删除应用 */
    post: operations['removeApps']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/apps/{id}/health': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 应用健康检查
     * @description One request without credentials, no redirect followed, five seconds. Addresses of private networks are not called, unless the configuration lists their origin.
     */
    get: operations['checkAppHealth']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/verification/get-captcha-key': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 获取验证码键
     * @description A new random key; nothing is stored until the image is asked for.
     */
    get: operations['getCaptchaKey']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/verification/get-captcha': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 获取验证码图片
     * @description Creates or replaces the text behind the key: one use, 2 minutes.
     */
    get: operations['getCaptcha']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 登录
     * @description A wrong account or password answers 400 with code 505, a wrong or used captcha 400 with code 1101. Sets the cookies token (HttpOnly), browerId and tenantId.
     */
    post: operations['login']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 退出登录
     * @description Ends the session of the cookie or bearer token; answers the same when there is none.
     */
    post: operations['logout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/verify-token': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 校验登录状态 */
    post: operations['verifyToken']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/verify-token': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 校验登录状态（V3） */
    get: operations['verifyTokenV3']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/login-status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 登录状态
     * @description `none`: nobody. `first`: signed in, and the password must be changed before anything else. `transit`: signed in, and an authorisation waits for the person. `active`: signed in. In a mock login `mockLogin` says who really acts, why and until when.
     */
    get: operations['getLoginStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/business-deliveries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 消息投递记录
     * @description Newest first. `state` and `channel` together: those with a recipient in this state by this channel.
     */
    get: operations['listBusinessDeliveries']
    put?: never
    /**
     * 按业务标识发送消息
     * @description To people, departments with those below, and holders of roles, among those whom the caller may see: 2,000 people at most (422 TOO_MANY_RECIPIENTS), each once. Letters are there at once; mail and SMS are queued, tried again, and may come twice after a crash. A disabled identifier answers 409 ILLEGAL_STATE; values that do not fit the declaration 422 WRONG_VARIABLES at their fields. Give an idempotency-key to send once.
     */
    post: operations['sendBusinessMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/business-deliveries/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 导出投递记录
     * @description What the filters of the list find: the newest 10,000 deliveries.
     */
    get: operations['exportBusinessDeliveries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/business-deliveries/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 投递详情 */
    get: operations['getBusinessDelivery']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/business-deliveries/{id}/recipients': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 投递接收人
     * @description Of those whom the caller may see; contacts are masked.
     */
    get: operations['listBusinessDeliveryRecipients']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/business-deliveries/{id}/retry': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 重新投递
     * @description The failed ones of those whom the caller may see; what was sent or skipped stays.
     */
    post: operations['retryBusinessDelivery']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/business-identifiers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 业务标识列表 */
    get: operations['listBusinessIdentifiers']
    put?: never
    /**
     * 新增业务标识
     * @description A code in use is 409 DUPLICATE; an application that the tenant does not have 422 UNKNOWN_APP; a template that names a variable which is not declared 422 WRONG_TEMPLATE at its field; no channel 422 NO_CHANNEL. HTML is sanitised.
     */
    post: operations['addBusinessIdentifier']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/business-identifiers/preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 预览消息模板
     * @description A reading call: stores and sends nothing. A variable without a value stays as it stands in the template.
     */
    post: operations['previewBusinessIdentifier']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/business-identifiers/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 业务标识详情 */
    get: operations['getBusinessIdentifier']
    /**
     * 编辑业务标识
     * @description Fields that are absent stay as they are; `channels` and `variables` are replaced as a whole. The code stays: producers send by it.
     */
    put: operations['editBusinessIdentifier']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/business-identifiers/{id}/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 启用或停用业务标识
     * @description Nobody sends by one that is disabled; what is on its way goes out.
     */
    post: operations['setBusinessIdentifierStatus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/business-identifiers/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除业务标识
     * @description One that is enabled answers 409 ILLEGAL_STATE: disable it first. It goes to the recycle bin, and comes back disabled; the log of what was sent stays.
     */
    post: operations['removeBusinessIdentifier']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/calendar-events': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 我的日程
     * @description Of a span of time, the earliest first.
     */
    get: operations['listCalendarEvents']
    put?: never
    /** 新建日程 */
    post: operations['addCalendarEvent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/calendar-events/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 日程详情 */
    get: operations['getCalendarEvent']
    /**
     * 编辑日程
     * @description Fields that are absent stay as they are. Another beginning or reminder reminds again.
     */
    put: operations['editCalendarEvent']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/calendar-events/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 删除日程 */
    post: operations['removeCalendarEvent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/components': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 组件管理列表 */
    get: operations['listComponents']
    put?: never
    /**
     * 新增组件
     * @description A code in use is 409 DUPLICATE, an address that is not safe or the portal’s own 422 UNSAFE_URL.
     */
    post: operations['addComponent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/components/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 组件详情 */
    get: operations['getComponent']
    /** 编辑组件 */
    put: operations['editComponent']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/components/{id}/publish': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 上架组件
     * @description A new release. What is on the shelf without changes is 409 ILLEGAL_STATE; a frame without an address 422.
     */
    post: operations['publishComponent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/components/{id}/withdraw': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 下架组件
     * @description Pages that use it keep it.
     */
    post: operations['withdrawComponent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/components/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除组件
     * @description What is on the shelf is taken off first: 409 ILLEGAL_STATE.
     */
    post: operations['removeComponent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/components/{id}/releases': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 组件版本 */
    get: operations['listComponentReleases']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/tenant-components': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 企业组件列表
     * @description Those of the platform that the tenant may use, then the tenant's own.
     */
    get: operations['listTenantComponents']
    put?: never
    /**
     * 新增企业组件
     * @description A frame; its origin may be framed once it is on the shelf.
     */
    post: operations['addTenantComponent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/component-palette': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 设计器组件
     * @description On the shelf and switched on, as last released.
     */
    get: operations['listPalette']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/tenant-components/{id}/switch': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** 启用或停用组件 */
    put: operations['switchComponent']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/tenant-components/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** 编辑企业组件 */
    put: operations['editTenantComponent']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/tenant-components/{id}/publish': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 上架企业组件
     * @description A new release. What is on the shelf without changes is 409 ILLEGAL_STATE; a frame without an address 422.
     */
    post: operations['publishTenantComponent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/tenant-components/{id}/withdraw': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 下架企业组件
     * @description Pages that use it keep it.
     */
    post: operations['withdrawTenantComponent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/tenant-components/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除企业组件
     * @description What is on the shelf is taken off first: 409 ILLEGAL_STATE.
     */
    post: operations['removeTenantComponent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/contact-book/departments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 通讯录部门
     * @description The children of a department, for every member of the company.
     */
    get: operations['listContactDepartments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/contact-book/people': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 通讯录人员
     * @description Active people; contacts are masked. A keyword finds 1,000 people at most.
     */
    get: operations['listContacts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/contact-book/people/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 通讯录名片 */
    get: operations['getContact']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/customers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 客户列表
     * @description Contacts are masked.
     */
    get: operations['listCustomers']
    put?: never
    /**
     * 新增客户
     * @description Makes the tenant with departments, roles and its first administrator, all or nothing.
     */
    post: operations['addCustomer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/customers/duplicates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 客户查重 */
    get: operations['checkCustomerDuplicates']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/customers/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 客户详情
     * @description Contacts in full for those who hold customer:edit.
     */
    get: operations['getCustomer']
    /** 编辑客户 */
    put: operations['editCustomer']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/customers/{id}/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 启用或停用客户
     * @description From the next call on, everything that a disabled customer's people ask for is 403 TENANT_DISABLED.
     */
    post: operations['setCustomerStatus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/customers/{id}/renew': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 客户续期
     * @description An expired customer is enabled again. A time that has passed is 422 NOT_IN_FUTURE.
     */
    post: operations['renewCustomer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/dept/dept-trees': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 部门树
     * @description With a keyword: the matches together with their ancestors, and x-total-count is the number of matches. Without: the first `depth` levels, and x-total-count is the number of departments at the root level.
     */
    get: operations['listDeptTrees']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/dept/child-depts/1': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 下级部门 */
    get: operations['listChildDepts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/depts/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 部门及上下级 */
    get: operations['getDeptBranch']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/dept/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 部门详情 */
    get: operations['getDept']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/dept/add-dept': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 新增部门
     * @description A parentId of null adds it at the root level. A name in use among its siblings, or a code in use, answers 409 DUPLICATE.
     */
    post: operations['addDept']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/dept/edit-dept': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 编辑部门
     * @description A move below itself answers 422 DEPT_CYCLE.
     */
    post: operations['editDept']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/dept/delete-dept/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除部门
     * @description Refused with 422 DEPT_NOT_EMPTY while people remain in the branch, or while it has children and withBranch is not set.
     */
    post: operations['deleteDept']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/departments/{id}/move-preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 预览部门移动
     * @description A move below itself answers 422 DEPT_CYCLE.
     */
    get: operations['previewDeptMove']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/dept/user-dept': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 用户所在部门
     * @description A reading call that the specification gives as a POST.
     */
    post: operations['listUserDepts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/dept/otherdepts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 用户不在的部门
     * @description For putting somebody into further departments; search and paging as in every list.
     */
    get: operations['listOtherDepts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/device-areas': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 设备区域
     * @description All of them, parents first; the tree is in `parentId`.
     */
    get: operations['listDeviceAreas']
    put?: never
    /**
     * 新增设备区域
     * @description Areas go down to 10 levels: 422 AREA_PLACE.
     */
    post: operations['addDeviceArea']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/device-areas/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** 编辑设备区域 */
    put: operations['editDeviceArea']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/device-areas/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除设备区域
     * @description One that holds devices or areas is 422 AREA_NOT_EMPTY.
     */
    post: operations['removeDeviceArea']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/devices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 设备列表 */
    get: operations['listDevices']
    put?: never
    /**
     * 新增设备
     * @description A code in use is 409 DUPLICATE.
     */
    post: operations['addDevice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/devices/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 设备详情 */
    get: operations['getDevice']
    /** 编辑设备 */
    put: operations['editDevice']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/devices/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除设备
     * @description With their data points.
     */
    post: operations['removeDevices']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/devices/{id}/data-points': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 设备数据点 */
    get: operations['listDataPoints']
    put?: never
    /**
     * 新增数据点
     * @description A device has 200 at most: 422 TOO_MANY_POINTS.
     */
    post: operations['addDataPoint']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/data-points/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** 编辑数据点 */
    put: operations['editDataPoint']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/data-points/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 删除数据点 */
    post: operations['removeDataPoints']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/devices/{id}/report': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 上报数据
     * @description Each value has the type of its data point, else 422 WRONG_VALUE and nothing is taken. One older than what is there is ignored, and so is one from the future.
     */
    post: operations['reportDataPoints']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/s-dicts/export-data-points/5': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 导出数据点
     * @description A table that spreadsheets open, of what the filter shows, 50,000 rows at most. No cell starts a formula.
     */
    get: operations['exportDataPoints']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/file/upload': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 上传文件
     * @description One file of at most 20 MB. 415 FILE_TYPE for a type that is not taken or not what the name says; 422 IMAGE_BROKEN, QUOTA_EXCEEDED.
     */
    post: operations['uploadFile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/files/urls': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 文件临时地址
     * @description A reading call; an attachment opens for its sender here, for readers where it is attached.
     */
    post: operations['signFileUrls']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/files/storage': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 存储用量 */
    get: operations['getStorage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/has-authentication': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 是否已实名认证 */
    get: operations['hasAuthentication']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/send-verify-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 发送实名认证验证码
     * @description To a bound contact, which may be given masked as it is shown; any other is 422 CONTACT_NOT_BOUND.
     */
    post: operations['sendVerifyCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/authentication': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 实名认证
     * @description Name and ID card are kept sealed and shown masked. A wrong code answers 400 with code 1102; an ID card whose check digit or date is wrong 422 ID_CARD_INVALID.
     */
    post: operations['authenticateIdentity']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/template/download': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 下载成员导入模板 */
    get: operations['downloadUserTemplate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/import': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 导入成员
     * @description Takes the file of at most 20 MB and starts a job; 415 FILE_TYPE for what is no table. At most 50,000 rows and 100 columns. New people get no password: they sign in by a code to their mobile or email and set one.
     */
    post: operations['importUsers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/user-imports/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 成员导入详情 */
    get: operations['getUserImport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/user-imports/{id}/mapping': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 设置导入列对应关系
     * @description For each column a field, or null. A field twice, or more columns than the file has, answers 422 IMPORT_MAPPING.
     */
    put: operations['saveUserImportMapping']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/user-imports/{id}/check': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 导入预检查
     * @description Starts the dry run. Without a column of names 422 IMPORT_MAPPING.
     */
    post: operations['checkUserImport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/user-imports/{id}/commit': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 执行导入
     * @description Rows that failed the check stay out; each of the others is looked at once more.
     */
    post: operations['commitUserImport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/user-imports/{id}/rows': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 导入行明细 */
    get: operations['listUserImportRows']
    put?: never
    /**
     * 修正导入行
     * @description The rows are to be checked again. A row that is not there, or is imported already, answers 422 IMPORT_ROW.
     */
    post: operations['editUserImportRows']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/user-imports/{id}/failures': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 下载导入失败明细
     * @description The columns of the file, which can be imported again once corrected, after the row and the reason.
     */
    get: operations['downloadUserImportFailures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/user-imports/{id}/undo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 撤销导入
     * @description Whom it made goes, whom it changed is as before; who was changed since or has signed in stays, and the row says why.
     */
    post: operations['undoUserImport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/send-user-invite': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 邀请成员
     * @description Sends a link that works once, for 7 days, and for the owner of the contact only. Whether there is an account with it does not show.
     */
    post: operations['sendUserInvite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/user-accept-invite': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 接受邀请
     * @description By the account that is signed in, whose contact is the invited one. Without a session it answers 401, which the client resolves with the code instead of going to /login (section 8).
     */
    get: operations['acceptUserInvite']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/invitations/preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 查看邀请
     * @description For the page that the link opens. An unknown token is 404.
     */
    get: operations['previewInvitation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/invitations/register': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 注册并接受邀请
     * @description Makes an account with the invited contact and joins the tenant. A contact or login name in use answers 409: then sign in and accept.
     */
    post: operations['registerByInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/invitations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 邀请列表
     * @description Contacts are masked.
     */
    get: operations['listInvitations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/invitations/{id}/resend': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 重新发送邀请
     * @description With a new link for another 7 days; the old one stops working. From sent and expired; at most once a minute.
     */
    post: operations['resendInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/invitations/{id}/revoke': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 撤回邀请 */
    post: operations['revokeInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/jobs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 我的任务 */
    get: operations['listJobs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/jobs/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 任务详情 */
    get: operations['getJob']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/jobs/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 取消任务
     * @description One that runs stops after its batch; what it has done stays. One that is over answers 409 ILLEGAL_STATE.
     */
    post: operations['cancelJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/live': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 实时消息流
     * @description Server-Sent Events without end, one stream for each browser. `hello` comes first and names the version that runs; then `message`, `unread`, `permissions`, `job`, `calendar` and `todo` with `{ id, tenantId }` and no text: they say what to ask for again. `job` names `jobId` and its `status`, and while it runs `done` and `total`, at most once a second. `memberships`: the tenants changed. `reset`: more was missed than is kept, ask for everything. `session-ended`: the stream ends, and so did the session. Sent with `last-event-id`, the call begins with what came since. An event may come twice, never not at all: `id` in its data tells.
     */
    get: operations['openLiveStream']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/operator-logging': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 操作日志
     * @description Newest first. Before and after hold no secrets; contacts are masked.
     */
    get: operations['listOperatorLogging']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/operator-logs/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 导出操作日志
     * @description The newest 10,000 lines of what the filter shows. No cell starts a formula.
     */
    get: operations['exportOperatorLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/login-logs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 登录日志
     * @description Newest first.
     */
    get: operations['listLoginLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/login-logs/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 导出登录日志 */
    get: operations['exportLoginLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/access-logs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 访问日志
     * @description One line for a person, an application and an hour; newest first.
     */
    get: operations['listAccessLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/access-logs/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 导出访问日志 */
    get: operations['exportAccessLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/app-visits': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 记录应用访问
     * @description Counted by person, application and hour. An application that the caller does not see is not counted.
     */
    post: operations['recordAppVisit']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/boards/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 登录看板
     * @description Without `from` the last 30 days, or 2 days by the hour. At most 92 days, or 8 days by the hour, up to `to`.
     */
    get: operations['getLoginBoard']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/boards/app': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 应用访问看板
     * @description The same range as the login board.
     */
    get: operations['getAppBoard']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/departments/{id}/history': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 部门变更历史 */
    get: operations['listDepartmentHistory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/members/{id}/history': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 成员变更历史 */
    get: operations['listMemberHistory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/roles/{id}/history': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 角色变更历史 */
    get: operations['listRoleHistory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/members': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 成员列表
     * @description People of a department, or of the tenant when no department is given; contacts are masked. A keyword finds 1,000 people at most, and says 1,000 then: type more.
     */
    get: operations['listMembers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/members/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 成员详情
     * @description Contacts are unmasked for those who hold user:edit.
     */
    get: operations['getMember']
    /**
     * 编辑成员
     * @description Taking the last administrator's role away answers 422 LAST_ADMIN.
     */
    put: operations['editMember']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/add-user': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 新增成员
     * @description A login name, mobile, email or employee code in use answers 409 DUPLICATE with the field, and nothing about whose it is.
     */
    post: operations['addUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/members/move': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 移动成员 */
    post: operations['moveMembers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/members/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 启用或停用成员
     * @description Disabling the last administrator answers 422 LAST_ADMIN. A disabled member's sessions in the tenant end at once.
     */
    post: operations['setMemberStatus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/tenant/tenant-remove-user': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 移出租户
     * @description The last administrator answers 422 LAST_ADMIN, and nobody is removed.
     */
    post: operations['removeUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/user/add-user-no-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 新增成员（无账号编码）
     * @description As add-user, for people who have no account code: the product makes the login name. Such a person signs in with the contact, or with the login name and the one-time password answered here.
     */
    post: operations['addUserNoCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/get-users-by-mobile-or-email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 按手机号或邮箱查找用户
     * @description Before somebody is invited. Only the whole mobile or address finds an account, the answer is masked, and calls are counted (S-10).
     */
    get: operations['findUsersByContact']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/get-users-by-loginName': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 按登录名查找用户
     * @description Only the whole login name finds an account, the answer is masked, and calls are counted (S-10).
     */
    get: operations['findUsersByLoginName']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/menu/menu-user': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 当前用户的菜单
     * @description The tree of menus and buttons of one application that the user may see.
     */
    get: operations['getMenuUser']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce-console-web/api/app/my-app': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 我的应用 */
    get: operations['listMyApps']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce-console-web/my/favorites': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 我的收藏
     * @description In the order the user gave them; those whose menu the user may no longer see are left out.
     */
    get: operations['getFavorites']
    put?: never
    /**
     * 保存我的收藏
     * @description Replaces the whole ordered list.
     */
    post: operations['saveFavorites']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/menus': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 菜单管理树
     * @description The platform's menus with the tenant's own changes on top, hidden ones too.
     */
    get: operations['listMenuTree']
    put?: never
    /**
     * 新增菜单
     * @description An address must pass the safe-URL rule: 422 UNSAFE_URL. A parent that cannot be one answers 422 MENU_PLACE.
     */
    post: operations['addMenu']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/menus/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 编辑自有菜单
     * @description A parent that cannot be one answers 422 MENU_PLACE, an unsafe address 422 UNSAFE_URL.
     */
    put: operations['editMenu']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/menu-overrides/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 调整平台菜单
     * @description Name, icon, visibility, place and order; fields that are absent stay as they are. `resetMenus` undoes it.
     */
    put: operations['overrideMenu']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/menus/order': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 菜单排序
     * @description The menus named, of one application, stand below the parent in this order, those not named after them.
     */
    post: operations['orderMenus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/menus/{id}/impact': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 删除影响预览 */
    get: operations['previewMenuRemoval']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/menus/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除菜单
     * @description Of one's own; a menu of the platform can only be hidden.
     */
    post: operations['removeMenu']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/menus/reset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 恢复默认菜单
     * @description Without `ids`: of the whole application. Menus of one's own stay.
     */
    post: operations['resetMenus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/menus/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 导出菜单 */
    get: operations['exportMenus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/menus/import': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 导入菜单
     * @description All or nothing: every row is checked as an edit is.
     */
    post: operations['importMenus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/menus/preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 按角色预览菜单 */
    get: operations['previewMenus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/message-center-service/api/spruce/msg-center/sletter/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 站内信列表
     * @description A reading call that the specification gives as a POST. Unread ones first, then the newest.
     */
    post: operations['listLetters']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/message-center-service/api/spruce/msg-center/sletter/read/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 读站内信 */
    post: operations['readLetter']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/message-center-service/api/spruce/msg-center/index/getUnReadNum': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 未读数 */
    post: operations['getUnreadNum']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/message-center-service/api/spruce/msg-center/notice/read/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 读公告
     * @description Answers the notice with its content; one that is not for the caller does not exist.
     */
    post: operations['readNotice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/message-center-service/api/spruce/msg-center/index/addCurUserInfo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 登记当前用户
     * @description Registering again changes nothing.
     */
    post: operations['addCurUserInfo']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/message-center-service/api/spruce/msg-center/index/sletter/latestInfo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 最新站内信 */
    get: operations['getLatestLetters']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/message-center-service/api/spruce/msg-center/index/notice/latestInfo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 最新公告 */
    get: operations['getLatestNotices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/message-center-service/api/spruce/msg-center/sletter/redStatus': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 未读红点 */
    get: operations['getRedStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/un-app-record/msg': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 应用未读消息
     * @description Of applications whose letters the caller has not opened.
     */
    get: operations['getUnAppMessages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/letters/read-all': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 全部已读 */
    post: operations['readAllLetters']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/my-notices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 我的公告 */
    get: operations['listMyNotices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/customers/{id}/mock-login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 可模拟登录的管理员
     * @description Active administrators, the longest there first: whom a mock login can act as. Somebody of the operator’s own staff is not among them.
     */
    get: operations['listMockCandidates']
    put?: never
    /**
     * 模拟登录
     * @description Opens a second session, of at most 30 minutes, that shows this customer only; the caller’s own stays. A browser gets it in the HttpOnly cookie token_m_<n> and names it with the header `x-session: m<n>` in `xSession`; that header alone opens nothing. Without `memberId` the longest there. Signing out with the header ends it. Passwords, contacts, invitations, links that sign in elsewhere and further mock logins are refused inside (403 MOCK_LOGIN), and every line of the audit names both. A customer that is closed, or without an administrator, is 422; five at once in a browser are 409 MOCK_LOGIN_LIMIT.
     */
    post: operations['mockLogin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/notices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 公告管理列表 */
    get: operations['listNotices']
    put?: never
    /**
     * 新增公告
     * @description As a draft. Its content is sanitised.
     */
    post: operations['addNotice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/notices/audience-count': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 受众人数
     * @description A reading call; each person counts once.
     */
    post: operations['countAudience']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/notices/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 公告详情 */
    get: operations['getNotice']
    /**
     * 编辑公告
     * @description A draft or a scheduled one; another answers 409 ILLEGAL_STATE. Fields that are absent stay as they are.
     */
    put: operations['editNotice']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/notices/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除公告
     * @description One that is scheduled or published answers 409 ILLEGAL_STATE: withdraw it first.
     */
    post: operations['removeNotice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/notices/{id}/publish': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 发布公告
     * @description With a publishAt to come it is scheduled. 422 NOTICE_AUDIENCE when it is for nobody, NOTICE_EXPIRY when it would expire first.
     */
    post: operations['publishNotice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/notices/{id}/withdraw': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 撤回公告 */
    post: operations['withdrawNotice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/notices/{id}/receipts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 公告回执 */
    get: operations['listNoticeReceipts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/notices/{id}/remind': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 提醒未读人员
     * @description By a letter, at most once an hour: 422 REMINDED_LATELY.
     */
    post: operations['remindNotice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/generateSSOLink': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 生成单点登录链接
     * @description For an application that the caller sees, at an address on a listed origin. The link works once, for 60 seconds, for this person, tenant, application and origin. Another origin is 422 ORIGIN_NOT_LISTED.
     */
    get: operations['generateSsoLink']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/sso-exchange': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 兑换单点登录链接
     * @description For the application that the link led to: who came, and from which tenant. It opens no session. Wrong, late, used or meant for another application or origin: 400 with code 1103.
     */
    post: operations['exchangeSsoLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/oauth/authorize': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 发起授权
     * @description An authorisation request of RFC 6749 with PKCE (S256), as /accredit got it in its address. Of the tenant of the tab: the address carries it. An unknown, disabled or foreign client and an address that is not exactly one of its own are 422 OAUTH_CLIENT, and nobody is sent anywhere; every other mistake goes back to the client in `redirectTo` with `error` and `state`. The request waits ten minutes for this session, whose login status is `transit` so long.
     */
    post: operations['authorizeOauth']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/oauth/confirm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 确认或拒绝授权
     * @description Answers where to go: back to the client with a `code` that lives 60 seconds and works once, or with `error=access_denied`; with `state` as it came. Of what was asked, `scopes` grants a part. A request that is not this session’s, was answered, or has waited too long is 404.
     */
    post: operations['confirmOauth']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/auth/v3/login-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 授权码登录
     * @description The token request of RFC 6749, in JSON. Its errors are 400 with the name of the RFC as `code`: invalid_grant, invalid_client, unauthorized_client, unsupported_grant_type. A code that comes twice ends the session that the first one opened. The portal, `spruce-web-portal`, gets its cookies; any other client gets a bearer token that opens this one tenant and no more than `scope`, and asks from its server, not from a page.
     */
    post: operations['loginCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/apps/{id}/oauth-client': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 应用的授权登录配置 */
    get: operations['getOauthClient']
    /**
     * 保存应用的授权登录配置
     * @description Without `version` for the first time, then 409 DUPLICATE; with it to change what is there. The secret of a confidential client is shown once. Addresses are absolute, https (http on this machine only), without a fragment, and compared exactly: else 422 UNSAFE_URL.
     */
    put: operations['saveOauthClient']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/apps/{id}/oauth-client/secret': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 重置应用密钥
     * @description The former one is dead at once; the client becomes a confidential one. An application that is no client yet is 404.
     */
    post: operations['resetOauthSecret']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/apps/{id}/oauth-client/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 取消应用的授权登录
     * @description Its codes, consents and sessions end with it. Nothing to remove is no mistake.
     */
    post: operations['removeOauthClient']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/oauth-consents': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 我的授权 */
    get: operations['listOauthConsents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/oauth-consents/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 撤销授权
     * @description The application’s sessions in the person’s name end at once. Nothing to take back is no mistake.
     */
    post: operations['revokeOauthConsent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 页面列表
     * @description In their order; the tree is in `parentId`.
     */
    get: operations['listPages']
    put?: never
    /**
     * 新增页面
     * @description A second page of an application of the first generation is 409 DUPLICATE, a parent of another application 422 PAGE_PLACE.
     */
    post: operations['addPage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 页面信息与草稿
     * @description What the designer opens.
     */
    get: operations['getPage']
    /** 编辑页面 */
    put: operations['editPage']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}/draft': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 保存页面信息
     * @description A new revision; those before stay. Somebody else’s save in between is 412, with what they saved in `current`: it is never overwritten.
     */
    put: operations['savePageDraft']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}/copy': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 复制页面
     * @description The draft of one becomes the first revision of the other, which is not published.
     */
    post: operations['copyPage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除页面
     * @description What is published is withdrawn first: 409 ILLEGAL_STATE.
     */
    post: operations['removePage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}/publish': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 发布页面
     * @description Shows the draft to everybody. What is published already without changes is 409 ILLEGAL_STATE.
     */
    post: operations['publishPage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}/withdraw': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 撤回页面 */
    post: operations['withdrawPage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}/revisions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 页面历史版本
     * @description Newest first. Of those that were never published the last 50 are kept.
     */
    get: operations['listPageRevisions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}/revisions/{number}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 页面某一版本 */
    get: operations['getPageRevision']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}/revisions/{number}/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 恢复为页面草稿
     * @description As a new revision; nothing of the history is lost.
     */
    post: operations['restorePageRevision']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}/revisions/{number}/roll-back': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 回退页面
     * @description As a new revision, at once; a draft with changes stays the draft.
     */
    post: operations['rollBackPage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}/published': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 查看已发布页面
     * @description For everybody in the tenant. One that is not published is 404.
     */
    get: operations['getPublishedPage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/enterprise-infos/homepage': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 保存自定义首页
     * @description The address goes through the product's one gate for addresses; one that does not pass is 422 UNSAFE_URL, an app that is not known 422 UNKNOWN_APP. The version may be left out: then the last one to save wins.
     */
    post: operations['saveHomepage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/personalisation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 企业个性化
     * @description What everybody sees, and the draft. Without a draft the draft is what everybody sees.
     */
    get: operations['getPersonalisation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/personalisation/draft': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 保存个性化草稿
     * @description Nobody but those who edit sees it. An image whose address does not pass is 422 UNSAFE_URL.
     */
    put: operations['savePersonalisationDraft']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/personalisation/publish': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 发布个性化 */
    post: operations['publishPersonalisation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/personalisation/releases': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 个性化发布历史
     * @description The newest first.
     */
    get: operations['listPersonalisationReleases']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/personalisation/releases/{id}/roll-back': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 回退个性化
     * @description As a new release; nothing of the history is lost, and the draft stays.
     */
    post: operations['rollBackPersonalisation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/enterprise': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 企业档案
     * @description Contacts in full for those who hold enterprise:edit.
     */
    get: operations['getEnterprise']
    /**
     * 编辑企业档案
     * @description What the company itself may change; name, code and term are the operator's.
     */
    put: operations['editEnterprise']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plans/{id}/menus': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 套餐的菜单模板
     * @description Customers hold copies of them, which a push brings up to date.
     */
    get: operations['getPlanMenus']
    /**
     * 设置套餐的菜单模板
     * @description In place of those before. Reaches customers with the next push. A place that cannot be one answers 422 MENU_PLACE, an unsafe address 422 UNSAFE_URL.
     */
    put: operations['setPlanMenus']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plans/{id}/push-preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 预览推送
     * @description Nothing is written. `fingerprint` names exactly this; a push takes it.
     */
    get: operations['previewPlanPush']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plans/{id}/push-preview/customers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 按客户预览推送 */
    get: operations['listPlanPushPreview']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plans/{id}/push-preview/customers/{customerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 预览对一个客户的推送
     * @description A customer need not have the plan yet.
     */
    get: operations['previewCustomerPush']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plans/{id}/pushes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 套餐的推送记录
     * @description The last one first. They are kept for a year.
     */
    get: operations['listPlanPushes']
    put?: never
    /**
     * 推送给套餐的全部客户
     * @description Runs as a job, one transaction for each customer. 412 when template or customers are not as the fingerprint says; `current` is the preview as it is now. 409 PUSH_UNDER_WAY while another push of the plan runs.
     */
    post: operations['pushPlan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plan-pushes/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 推送详情 */
    get: operations['getPlanPush']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plan-pushes/{id}/customers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 推送结果 */
    get: operations['listPlanPushCustomers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plan-pushes/{id}/customers/{customerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 对一个客户的推送结果
     * @description Without what was as it should be already; nothing of a customer that the push was not for.
     */
    get: operations['listPlanPushItems']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plan-pushes/{id}/undo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 撤销推送
     * @description Runs as a job. What somebody has changed since, or a later push has, stays and says so. 409 ILLEGAL_STATE unless `actions` holds `undo`.
     */
    post: operations['undoPlanPush']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plans': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 套餐列表 */
    get: operations['listPlans']
    put?: never
    /**
     * 新增套餐
     * @description A list that is null allows everything, later additions too.
     */
    post: operations['addPlan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plans/catalogue': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 套餐可选内容
     * @description The apps, menus, buttons and permissions that customers can have.
     */
    get: operations['getPlanCatalogue']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plans/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 套餐详情 */
    get: operations['getPlan']
    /**
     * 编辑套餐
     * @description Holds for every customer of the plan from the next call on.
     */
    put: operations['editPlan']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plans/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除套餐
     * @description One that customers have is 422 PLAN_IN_USE.
     */
    post: operations['removePlan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/plans/{id}/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 启用或停用套餐
     * @description Customers keep a disabled plan; nobody else gets it.
     */
    post: operations['setPlanStatus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/customers/{id}/entitlements': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 客户权益
     * @description With where each item comes from.
     */
    get: operations['getCustomerEntitlements']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/customers/{id}/plan': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 为客户指定套餐
     * @description planId null: everything, without limits. A disabled plan is 422 PLAN_DISABLED.
     */
    put: operations['assignPlan']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/customers/{id}/overrides': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 设置客户的例外
     * @description All exceptions from the plan, in place of those before. version is 0 while there are none.
     */
    put: operations['setCustomerOverrides']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/enterprise/plan': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 本企业的套餐 */
    get: operations['getOwnPlan']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/platform/operator-logs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 平台操作日志
     * @description Newest first. Before and after hold no secrets; contacts are masked.
     */
    get: operations['listPlatformOperatorLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/platform/operator-logs/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 导出平台操作日志
     * @description The newest 10,000 lines of what the filter shows. No cell starts a formula.
     */
    get: operations['exportPlatformOperatorLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/platform/login-logs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 平台登录日志
     * @description Newest first.
     */
    get: operations['listPlatformLoginLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/platform/login-logs/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 导出平台登录日志 */
    get: operations['exportPlatformLoginLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/platform/access-logs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 平台访问日志
     * @description One line for a person, an application and an hour; newest first.
     */
    get: operations['listPlatformAccessLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/platform/access-logs/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 导出平台访问日志 */
    get: operations['exportPlatformAccessLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/platform/boards/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 平台登录看板
     * @description Without `from` the last 30 days, or 2 days by the hour. At most 92 days, or 8 days by the hour, up to `to`.
     */
    get: operations['getPlatformLoginBoard']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/platform/boards/app': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 平台应用访问看板
     * @description The same range as the login board.
     */
    get: operations['getPlatformAppBoard']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/recycle-bin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 回收站
     * @description Newest first.
     */
    get: operations['listRecycleBin']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/recycle-bin/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 恢复
     * @description All or none. A name or code in use meanwhile answers 409 DUPLICATE. A role comes back only by somebody who may grant it: 403.
     */
    post: operations['restoreRecycled']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/recycle-bin/purge': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 彻底删除 */
    post: operations['purgeRecycled']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/resources': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 资源列表 */
    get: operations['listResources']
    put?: never
    /** 上传资源 */
    post: operations['uploadResource']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/resources/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 资源详情 */
    get: operations['getResource']
    /**
     * 编辑资源
     * @description Fields that are absent stay as they are; a folderId of null takes it out of its folder.
     */
    put: operations['editResource']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/resources/{id}/content': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 替换资源内容
     * @description Whatever uses the resource shows the new content: its id stays.
     */
    post: operations['replaceResource']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/resources/{id}/uses': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 资源引用 */
    get: operations['listResourceUses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/resources/move': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 移动资源 */
    post: operations['moveResources']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/resources/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除资源
     * @description All or none. One that is used answers 422 FILE_IN_USE.
     */
    post: operations['removeResources']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/resource-folders': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 资源文件夹 */
    get: operations['listFolders']
    put?: never
    /** 新增文件夹 */
    post: operations['addFolder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/resource-folders/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 编辑文件夹
     * @description A move into itself answers 422 FOLDER_CYCLE.
     */
    put: operations['editFolder']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/resource-folders/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除文件夹
     * @description One with anything in it answers 422 FOLDER_NOT_EMPTY.
     */
    post: operations['removeFolder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/role/multi-tenant-roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 角色列表 */
    get: operations['listRoles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 角色管理列表 */
    get: operations['listRoleRecords']
    put?: never
    /**
     * 新增角色
     * @description A name or code in use answers 409 DUPLICATE. Who does not see everybody may make only roles that show nobody but their holder: 403.
     */
    post: operations['addRole']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/roles/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 角色详情 */
    get: operations['getRole']
    /**
     * 编辑角色
     * @description A builtin role keeps its code and its scope: 422 ROLE_BUILTIN.
     */
    put: operations['editRole']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/roles/{id}/copy': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 复制角色
     * @description Only who holds all of the role's permissions may copy it. A copy of the administrator's role has the permissions that exist today.
     */
    post: operations['copyRole']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/roles/{id}/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 启用或停用角色
     * @description A disabled role gives nothing, from the next call of its members on. The last administrator answers 422 LAST_ADMIN.
     */
    post: operations['setRoleStatus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/roles/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除角色
     * @description All or none. A builtin one answers 422 ROLE_BUILTIN, the last administrator 422 LAST_ADMIN.
     */
    post: operations['removeRoles']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/roles/{id}/members': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 角色成员
     * @description Those whom the caller may see; contacts are masked.
     */
    get: operations['listRoleMembers']
    put?: never
    /**
     * 添加角色成员
     * @description Only who holds all that the role gives may give it. Who has it already stays as is.
     */
    post: operations['addRoleMembers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/roles/{id}/members/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 移除角色成员
     * @description The last administrator answers 422 LAST_ADMIN, and nobody loses the role.
     */
    post: operations['removeRoleMembers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/roles/{id}/permissions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 角色权限树 */
    get: operations['getRolePermissions']
    /**
     * 设置角色权限
     * @description Replaces all codes. Nobody adds or takes away a code that they do not hold: 403.
     */
    put: operations['setRolePermissions']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/permissions/explain': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 权限解释 */
    get: operations['explainPermission']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/members/{id}/permissions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 成员有效权限 */
    get: operations['getMemberPermissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/app-permissions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 应用权限与菜单 */
    get: operations['getAppPermissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/user-infos': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 当前用户信息 */
    get: operations['getUserInfos']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/tenants': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 当前用户的租户 */
    get: operations['listTenants']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/system': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 系统信息 */
    get: operations['getSystem']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/system-config': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 系统配置 */
    get: operations['getSystemConfig']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/tenants/tenant-info': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 租户品牌信息
     * @description With a session: the tenant of current-tenant. Without: by host, the tenant code of the query, or the cookie tenantId; an unknown one answers the brand of the product.
     */
    get: operations['getTenantInfo']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/deploy-config': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 部署配置 */
    get: operations['getDeployConfig']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/role/user/isAdmin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 是否管理员 */
    get: operations['getIsAdmin']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/tenant/switch/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 切换租户
     * @description Pins the browser tab to a tenant of which the user is a live member; any other tenant answers 404.
     */
    post: operations['switchTenant']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/preferences': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 我的偏好 */
    get: operations['getPreferences']
    /**
     * 保存我的偏好
     * @description Replaces them as a whole.
     */
    put: operations['savePreferences']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/system-data': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 启动数据
     * @description One call in place of nine; an account without a tenant answers tenantInfo.tenantId null and empty lists.
     */
    get: operations['getSystemData']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 我的登录设备
     * @description Live sessions of the account, the last used first.
     */
    get: operations['listSessions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/sessions/end': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 下线登录设备
     * @description Of the ids given, those of the caller’s other sessions; without ids all of them. The caller’s own ends by signing out.
     */
    post: operations['endSessions']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/sign-ins': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 我的登录记录
     * @description Successes and failures, newest first.
     */
    get: operations['listSignIns']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/pages/{id}/share-links': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 页面分享链接
     * @description Newest first. The secret of a link is shown once, when it is made.
     */
    get: operations['listShareLinks']
    put?: never
    /**
     * 新增分享链接
     * @description `token` is shown in this answer and never again: only its hash is kept. It belongs into the fragment of an address, which browsers send to nobody. The link shows the published page, whoever opens it; while the page is not published, nothing. An end that is past is 422 NOT_IN_FUTURE, a password outside 6 to 32 characters 422 SHARE_PASSWORD.
     */
    post: operations['addShareLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/share-links/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 编辑分享链接
     * @description Its name, end and password; the secret stays. One that is revoked is 409.
     */
    put: operations['editShareLink']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/share-links/{id}/revoke': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 撤销分享链接
     * @description From the next call on; it does not come back.
     */
    post: operations['revokeShareLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/share-links/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 删除分享链接 */
    post: operations['removeShareLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/share-links/{id}/views': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 分享链接访问记录
     * @description Newest first; kept as long as other logs.
     */
    get: operations['listShareLinkViews']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/share-links/open': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 打开分享链接
     * @description For anybody who has the secret, without a sign-in. A link with a password answers `needsPassword` until it comes along; a wrong one is 400 with code 505, ten of them in ten minutes 429. Unknown, revoked and expired links, a page that is not published any more and a company that is closed are the same 404.
     */
    post: operations['openShareLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/system-notices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 系统公告列表 */
    get: operations['listSystemNotices']
    put?: never
    /**
     * 新增系统公告
     * @description As a draft. The content keeps only what an editor makes.
     */
    post: operations['addSystemNotice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/system-notices/count-audience': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 系统公告受众人数 */
    post: operations['countSystemAudience']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/system-notices/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 系统公告详情 */
    get: operations['getSystemNotice']
    /**
     * 编辑系统公告
     * @description Before it is out.
     */
    put: operations['editSystemNotice']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/system-notices/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除系统公告
     * @description What people may see is withdrawn first.
     */
    post: operations['removeSystemNotice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/system-notices/{id}/publish': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 发布系统公告
     * @description Now, or at publishAt by a job. It then stands in the message centre of everybody it is for.
     */
    post: operations['publishSystemNotice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/system-notices/{id}/withdraw': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 撤回系统公告
     * @description Nobody sees it any more; who has read it stays known.
     */
    post: operations['withdrawSystemNotice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/system-notices/{id}/receipts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 系统公告回执
     * @description By customer.
     */
    get: operations['listSystemNoticeReceipts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/system-notices/{id}/receipts/people': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 系统公告回执人员 */
    get: operations['listSystemNoticePeople']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/system-notices/{id}/remind': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 提醒未读人员
     * @description A letter to each who has not read, or not confirmed; at most once an hour.
     */
    post: operations['remindSystemNotice']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/todos': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 我的待办
     * @description Open ones first, then what is due first; done ones by when they were done, the last first.
     */
    get: operations['listTodos']
    put?: never
    /** 新建待办 */
    post: operations['addTodo']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/todos/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 待办详情 */
    get: operations['getTodo']
    /**
     * 编辑待办
     * @description Fields that are absent stay as they are. `done` says whether it is; another `remindAt` reminds again.
     */
    put: operations['editTodo']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/todos/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 删除待办 */
    post: operations['removeTodo']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/waiting-work': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 待处理事项
     * @description Own open to-dos, notices to confirm, invitations to the own contacts; of the operator’s staff who may audit, customer applications.
     */
    get: operations['getWaitingWork']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/verification/get-verification-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 获取验证码（登录、找回密码）
     * @description Sends six digits to a bound phone or email; nothing to any other, and the answer is the same. A wrong or used captcha answers 400 with code 1101. One code in 60 seconds and ten in 10 minutes for a recipient, else 429.
     */
    post: operations['getVerificationCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/verification/send-confirm-verify-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 发送确认验证码（修改密码、更换或绑定联系方式）
     * @description To change the password: to the bound contact, which may be given masked as it is shown (else 422 CONTACT_NOT_BOUND). To bind or replace a contact: to the new one.
     */
    post: operations['sendConfirmVerifyCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/login-by-verification-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 验证码登录
     * @description A wrong, late or used code answers 400 with code 1102, as an unknown phone or email does. Sets the cookies as /auth/login does.
     */
    post: operations['loginByVerificationCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/reset-password-by-contact': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 通过手机或邮箱重置密码
     * @description Whose password it is comes from the record of the code. Success ends every session of the account and opens none. Signed in, the bound contact may be given masked.
     */
    post: operations['resetPasswordByContact']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/user/contact-way': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 绑定或更换手机、邮箱
     * @description Ends every other session of the account and gives the caller a new token; the former contact is told. One that another account has: 409 DUPLICATE.
     */
    post: operations['setContactWay']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/contact-use': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 查询手机或邮箱是否已被使用
     * @description A boolean and nothing else; the own contact is not in use by another.
     */
    get: operations['getContactUse']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/views': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 已保存的视图
     * @description The caller's own, those shared in the tenant, and which of these is the tenant's default.
     */
    get: operations['getViews']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/views/mine': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 保存我的视图
     * @description Replaces the whole list.
     */
    put: operations['saveMyViews']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/views/shared': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 保存共享视图
     * @description Replaces the whole list. `defaultName` names one of them.
     */
    put: operations['saveSharedViews']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/wx/wxCallBack': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 微信扫码回调
     * @description For the page that WeChat led back to, with the `code` and `state` of its address and the `verifier` that the page kept. Whoever is bound is signed in, as /auth/login does it; whoever is not gets a ticket of ten minutes for /bind-account; in a session that began a binding the account is bound. A wrong, late or used code or state answers 400 with code 1104, a WeChat account of somebody else 409 DUPLICATE, WeChat itself out of reach 503 WECHAT_DOWN.
     */
    get: operations['wxCallBack']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/wx/validate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 校验绑定凭据 */
    get: operations['wxValidate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/wx/v3/user/send-verify-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 发送微信绑定验证码
     * @description To a phone or email that an account has bound; nothing to any other, and the answer is the same. A wrong or late ticket answers 400 with code 1104.
     */
    post: operations['wxSendVerifyCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aba-base/api/v3/wx/binding': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 绑定微信并登录
     * @description With the ticket and the code that went to the phone or email. A wrong code answers 400 with code 1102, a wrong ticket 1104; an account that has another WeChat account is 409 DUPLICATE.
     */
    post: operations['wxBinding']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/wechat/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 发起微信登录
     * @description The page keeps a random verifier of 43 characters in its session storage and sends the base64url SHA-256 of it; then it goes to `url`, or shows it as a QR code. Where WeChat is not set up: 422 WECHAT_OFF.
     */
    post: operations['startWechatLogin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/bound-accounts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 已绑定的第三方账号 */
    get: operations['listBoundAccounts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/bound-accounts/wechat': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 发起微信绑定
     * @description As for a sign-in; wxCallBack in this same session binds. Where WeChat is not set up: 422 WECHAT_OFF.
     */
    post: operations['startWechatBinding']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/bound-accounts/wechat/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 解绑微信
     * @description Nothing to unbind is no mistake.
     */
    post: operations['unbindWechat']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/workbenches': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 工作台列表
     * @description The global one first, then by priority.
     */
    get: operations['listWorkbenches']
    put?: never
    /**
     * 新增工作台
     * @description A tenant has one global workbench: a second is 409 DUPLICATE. A business workbench without roles and departments is for nobody.
     */
    post: operations['addWorkbench']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/workbenches/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 工作台信息与草稿
     * @description What the designer opens.
     */
    get: operations['getWorkbench']
    /** 编辑工作台 */
    put: operations['editWorkbench']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/workbenches/{id}/draft': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * 保存工作台信息
     * @description A new revision; those before stay. Somebody else’s save in between is 412, with what they saved in `current`: it is never overwritten.
     */
    put: operations['saveWorkbenchDraft']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/workbenches/{id}/copy': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 复制工作台
     * @description The draft of one becomes the first revision of the other, which is not published.
     */
    post: operations['copyWorkbench']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/workbenches/{id}/remove': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 删除工作台
     * @description What is published is withdrawn first: 409 ILLEGAL_STATE.
     */
    post: operations['removeWorkbench']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/workbenches/{id}/publish': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 发布工作台
     * @description Shows the draft to everybody. What is published already without changes is 409 ILLEGAL_STATE.
     */
    post: operations['publishWorkbench']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/workbenches/{id}/withdraw': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 撤回工作台 */
    post: operations['withdrawWorkbench']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/workbenches/{id}/revisions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 工作台历史版本
     * @description Newest first. Of those that were never published the last 50 are kept.
     */
    get: operations['listWorkbenchRevisions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/workbenches/{id}/revisions/{number}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** 工作台某一版本 */
    get: operations['getWorkbenchRevision']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/workbenches/{id}/revisions/{number}/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 恢复为工作台草稿
     * @description As a new revision; nothing of the history is lost.
     */
    post: operations['restoreWorkbenchRevision']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/workbenches/{id}/revisions/{number}/roll-back': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * 回退工作台
     * @description As a new revision, at once; a draft with changes stays the draft.
     */
    post: operations['rollBackWorkbench']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/my-workbench': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * 我的工作台
     * @description Personal over business over global over the portal’s own; of several business ones that of the highest priority. `why` names the roles and departments behind it.
     */
    get: operations['getMyWorkbench']
    /**
     * 保存个人工作台
     * @description Before the first save its version is 1.
     */
    put: operations['saveMyWorkbench']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/spruce/api/v1/my-workbench/reset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** 恢复默认工作台 */
    post: operations['resetMyWorkbench']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @example 01930f3c-0000-7000-8000-000000000001 */
    Id: string
    /** @example 01930f3c-0000-7000-8000-0000000000a1 */
    MenuId: string
    /** @example spruce-web-enterprise-console */
    AppCode: string
    /**
     * Format: date-time
     * @description ISO 8601, UTC
     * @example 2026-11-20T08:00:00.000Z
     */
    Time: string
    /**
     * @description Grows by one with each change of the entity
     * @example 3
     */
    Version: number
    /** @example 研发部 */
    Name: string
    /**
     * @description Letters, digits and underscore
     * @example zhang_wei
     */
    LoginName: string
    /** @example YS0001 */
    EmployeeCode: string
    /** @example 13812345678 */
    Mobile: string
    /** @example zhang.wei@yunshan.example */
    Email: string
    /**
     * @description A password on the wire: `v1.` + base64(iv ‖ AES-256-CBC/PKCS7). Length and rules are checked after decryption.
     * @example v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM=
     */
    Cipher: string
    /** @enum {string} */
    Language: 'zh-CN' | 'en-US'
    /** @enum {string} */
    Palette: 'blue' | 'red' | 'green' | 'orange'
    /** @description The call has no data to answer */
    Nothing: null
    Error: {
      /** @description The HTTP status, 505 (wrong password), 1101 (captcha), 1102 (verification code), or a name such as STALE_VERSION */
      code: number | string
      /** @description For people, in the language asked for */
      message: string
      data?: components['schemas']['Nothing']
      /** @description What is wrong with which field of the request */
      fields?: components['schemas']['FieldError'][]
      /** @description Finds the line in the server's log */
      traceId?: string
      /** @description The values that would have been accepted, where a transition was refused */
      allowed?: string[]
      /** @description With 412: the entity as it is now */
      current?: Record<string, never>
    }
    FieldError: {
      /** @description Where in the body or query, as in `items[0].name` */
      path: string
      message: string
    }
    MustChangePasswordRequest: {
      newPwd: components['schemas']['Cipher']
      confirmPwd: components['schemas']['Cipher']
    }
    PasswordChangeRequest: {
      oldPwd: components['schemas']['Cipher']
      newPwd: components['schemas']['Cipher']
      confirmPwd: components['schemas']['Cipher']
    }
    AccountUse: {
      used: boolean
    }
    SuperResetRequest: {
      memberId: components['schemas']['Id']
    }
    SuperResetResult: {
      loginName: string
      /** @description Shown once; stored as a hash only */
      oneTimePassword: string
    }
    UserInfoRequest: {
      nickName?: components['schemas']['Name']
      /** @description A picture on this server */
      photo?: string | null
    }
    /** @description Of the applicant; stored as a hash only */
    ApplicationToken: string
    /** @enum {string} */
    ApplicationStatus: 'submitted' | 'needs_information' | 'approved' | 'rejected'
    ApplyRequest: {
      name: components['schemas']['CustomerName']
      shortName?: components['schemas']['Name'] | null
      /** @description In addresses and links; unique, and never changed */
      code: string
      industry?: string | null
      region?: string | null
      contactName: components['schemas']['Name']
      contactMobile: components['schemas']['Mobile']
      contactEmail: components['schemas']['Email']
      reason?: string | null
      captchaKey: string
      captcha: string
    }
    Applied: {
      token: string
      status: components['schemas']['ApplicationStatus']
    }
    /** @description Fields that are absent stay as they are */
    ResubmitRequest: {
      token: components['schemas']['ApplicationToken']
      version: components['schemas']['Version']
      name?: components['schemas']['CustomerName']
      shortName?: components['schemas']['Name'] | null
      /** @description In addresses and links; unique, and never changed */
      code?: string
      industry?: string | null
      region?: string | null
      contactName?: components['schemas']['Name']
      contactMobile?: components['schemas']['Mobile']
      contactEmail?: components['schemas']['Email']
      reason?: string | null
    }
    OwnApplication: {
      status: components['schemas']['ApplicationStatus']
      name: string
      shortName: string | null
      code: string
      industry: string | null
      region: string | null
      contactName: string
      /** @description Masked */
      contactMobile: string
      /** @description Masked */
      contactEmail: string
      reason: string | null
      /** @description What is missing, or why it was rejected */
      note: string | null
      submittedAt: components['schemas']['Time']
      decidedAt: components['schemas']['Time'] | null
      version: components['schemas']['Version']
    }
    Application: {
      id: components['schemas']['Id']
      status: components['schemas']['ApplicationStatus']
      name: string
      shortName: string | null
      code: string
      industry: string | null
      region: string | null
      contactName: string
      /** @description Masked */
      contactMobile: string
      /** @description Masked */
      contactEmail: string
      reason: string | null
      /** @description What is missing, or why it was rejected */
      note: string | null
      customerId: components['schemas']['Id'] | null
      submittedAt: components['schemas']['Time']
      decidedAt: components['schemas']['Time'] | null
      version: components['schemas']['Version']
    }
    ApplicationDetail: {
      application: components['schemas']['Application']
      duplicates: components['schemas']['CustomerDuplicate'][]
    }
    ApplicationNoteRequest: {
      version: components['schemas']['Version']
      note: string
    }
    ApprovalPreview: {
      code: string
      name: string
      administratorLoginName: string
      departments: string[]
      roles: string[]
      apps: string[]
      /** @description Fields because of which an approval would be refused */
      conflicts: ('code' | 'loginName' | 'contactMobile' | 'contactEmail')[]
    }
    /** @description code: another one than was asked for */
    ApproveRequest: {
      version: components['schemas']['Version']
      /** @description In addresses and links; unique, and never changed */
      code?: string
      expiresAt?: components['schemas']['FutureTime'] | null
    }
    /**
     * @description A path of the portal, or an address that begins with http or https
     * @example https://bi.example.cn/portal
     */
    AppUrl: string
    /** @example https://bi.example.cn */
    AppOrigin: string
    AppCategory: string | null
    /** @description Besides that of the address */
    AppOrigins: components['schemas']['AppOrigin'][]
    /** @description Who sees it; nobody named, everybody does */
    AppRoleIds: components['schemas']['Id'][]
    AskedPermissions: components['schemas']['PermCode'][]
    ManagedApp: {
      /** @description Null of an application of the platform, which is not managed here */
      id: string | null
      appCode: components['schemas']['AppCode']
      name: {
        'zh-CN': string
        'en-US': string
      }
      icon: string | null
      category: string | null
      /** @enum {string} */
      kind: 'own' | 'frame' | 'page' | 'window'
      url: string
      openType: components['schemas']['MenuOpenType']
      /**
       * @description 0: normal; 1: disabled
       * @enum {integer}
       */
      status: 0 | 1
      /**
       * @description 1: on; 0: off
       * @enum {integer}
       */
      enable: 0 | 1
      sort: number
      roleIds: components['schemas']['Id'][]
      allowedOrigins: string[]
      permissionsAsked: string[]
      /** @enum {string} */
      origin: 'platform' | 'tenant'
      version: number
      createdAt: components['schemas']['Time'] | null
      updatedAt: components['schemas']['Time'] | null
    }
    AddAppRequest: {
      appCode: components['schemas']['AppCode']
      name: components['schemas']['MenuText']
      /** @enum {string} */
      kind: 'frame' | 'page' | 'window'
      url: components['schemas']['AppUrl']
      icon?: components['schemas']['MenuIcon']
      category?: components['schemas']['AppCategory']
      openType?: components['schemas']['MenuOpenType']
      /** @enum {integer} */
      enable?: 0 | 1
      /** @enum {integer} */
      status?: 0 | 1
      roleIds?: components['schemas']['AppRoleIds']
      allowedOrigins?: components['schemas']['AppOrigins']
      permissionsAsked?: components['schemas']['AskedPermissions']
    }
    /** @description Fields that are absent stay as they are; the code stays */
    EditAppRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['MenuText']
      /** @enum {string} */
      kind?: 'frame' | 'page' | 'window'
      url?: components['schemas']['AppUrl']
      icon?: components['schemas']['MenuIcon']
      category?: components['schemas']['AppCategory']
      openType?: components['schemas']['MenuOpenType']
      /** @enum {integer} */
      enable?: 0 | 1
      /** @enum {integer} */
      status?: 0 | 1
      roleIds?: components['schemas']['AppRoleIds']
      allowedOrigins?: components['schemas']['AppOrigins']
      permissionsAsked?: components['schemas']['AskedPermissions']
    }
    AppIdsRequest: {
      ids: components['schemas']['Id'][]
    }
    AppHealth: {
      /**
       * @description refused: the address is not one that the server may call
       * @enum {string}
       */
      state: 'up' | 'down' | 'refused'
      status: number | null
      milliseconds: number | null
      checkedAt: components['schemas']['Time']
    }
    CaptchaKey: {
      captchaKey: string
    }
    LoginRequest: {
      loginName: string
      password: components['schemas']['Cipher']
      captchaKey: string
      captcha: string
      tenantCode?: string
    }
    LoginResult: {
      /** @description In a browser the non-secret session id; the bearer token only where `x-token-delivery: body` was asked for outside a browser */
      access_token: string
      /** @description The browser id, also in the cookie browerId */
      jti: string
      tenantId: components['schemas']['Id'] | null
      /** @description The password must be changed before anything else */
      first: boolean
      /** @description Where to go after the login; names an application */
      jump: string | null
      datetime: components['schemas']['Time']
    }
    LogoutRequest: {
      jti?: string
    }
    EmptyBody: Record<string, never>
    TokenState: {
      active: boolean
      tenantId: components['schemas']['Id'] | null
      expiresAt: components['schemas']['Time']
    }
    LoginStatus: {
      /** @enum {string} */
      status: 'none' | 'first' | 'transit' | 'active'
      tenantId: components['schemas']['Id'] | null
      expiresAt: components['schemas']['Time'] | null
      /** @description What waits for the person */
      authorization: {
        requestId: components['schemas']['Id']
        clientId: string
        expiresAt: components['schemas']['Time']
      } | null
      mockLogin: components['schemas']['MockLoginState'] | null
    }
    /** @description For the banner of a mock login */
    MockLoginState: {
      /** @description Who really acts */
      actingName: string
      actingLoginName: string
      reason: string | null
      expiresAt: components['schemas']['Time']
    }
    /** @enum {string} */
    BusinessDeliveryState: 'queued' | 'sent' | 'failed' | 'skipped'
    /** @description Messages, one for each recipient and channel */
    BusinessDeliveryCounts: {
      queued: number
      sent: number
      failed: number
      skipped: number
    }
    SendBusinessMessageRequest: {
      code: components['schemas']['BusinessCode']
      /** @description People of the tenant */
      memberIds?: components['schemas']['Id'][]
      /** @description The same people by their accounts */
      userIds?: components['schemas']['Id'][]
      /** @description An unknown one is 422 UNKNOWN_RECIPIENT */
      loginNames?: components['schemas']['LoginName'][]
      /** @description With the departments below */
      departmentIds?: components['schemas']['Id'][]
      /** @description Who holds one of these */
      roleIds?: components['schemas']['Id'][]
      /** @description Default: all that the identifier has */
      channels?: components['schemas']['BusinessChannel'][]
      variables?: components['schemas']['BusinessValue'][]
    }
    BusinessDelivery: {
      id: components['schemas']['Id']
      identifierId: components['schemas']['Id']
      code: string
      name: string
      appCode: string
      channels: components['schemas']['BusinessChannel'][]
      people: number
      counts: components['schemas']['BusinessDeliveryCounts']
      sentBy: {
        memberId: components['schemas']['Id']
        nickName: string | null
      } | null
      createdAt: components['schemas']['Time']
    }
    BusinessDeliveryDetail: {
      id: components['schemas']['Id']
      identifierId: components['schemas']['Id']
      code: string
      name: string
      appCode: string
      channels: components['schemas']['BusinessChannel'][]
      people: number
      counts: components['schemas']['BusinessDeliveryCounts']
      sentBy: {
        memberId: components['schemas']['Id']
        nickName: string | null
      } | null
      createdAt: components['schemas']['Time']
      content: components['schemas']['BusinessMessage']
    }
    BusinessDeliveryRecipient: {
      memberId: components['schemas']['Id']
      nickName: string
      channel: components['schemas']['BusinessChannel']
      state: components['schemas']['BusinessDeliveryState']
      /** @description Why it was skipped, has failed, or is tried again */
      reason:
        ('no_mobile' | 'no_email' | 'inactive' | 'no_driver' | 'refused' | 'unreachable') | null
      /** @description Masked */
      contact: string | null
      attempts: number
      sentAt: components['schemas']['Time'] | null
      nextAttemptAt: components['schemas']['Time'] | null
    }
    RetryBusinessDeliveryRequest: {
      channel?: components['schemas']['BusinessChannel']
    }
    BusinessRetried: {
      retried: number
    }
    /** @enum {string} */
    BusinessChannel: 'inApp' | 'mail' | 'sms'
    /**
     * @description Producers send by it; unique in the tenant
     * @example approval.pending
     */
    BusinessCode: string
    /** @description What a template may name as `{{name}}` */
    BusinessVariable: {
      name: string
      label?: string
      required: boolean
      maxLength: number
    }
    /** @description The template of each channel that the identifier has. SMS goes out by the provider’s approved template for notices, with this text as its value. */
    BusinessChannels: {
      inApp?: {
        title: string
        body: components['schemas']['RichText']
        link?: string | null
      }
      mail?: {
        subject: string
        body: components['schemas']['RichText']
      }
      sms?: {
        text: string
      }
    }
    /** @description A variable’s value; always text, whatever the channel */
    BusinessValue: {
      name: string
      value: string
    }
    AddBusinessIdentifierRequest: {
      code: components['schemas']['BusinessCode']
      name: components['schemas']['Name']
      appCode: components['schemas']['AppCode']
      description?: string | null
      channels: components['schemas']['BusinessChannels']
      variables?: components['schemas']['BusinessVariable'][]
      /** @default true */
      enabled?: boolean
    }
    EditBusinessIdentifierRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['Name']
      appCode?: components['schemas']['AppCode']
      description?: string | null
      channels?: components['schemas']['BusinessChannels']
      variables?: components['schemas']['BusinessVariable'][]
    }
    BusinessIdentifierStatusRequest: {
      version: components['schemas']['Version']
      enabled: boolean
    }
    BusinessIdentifierVersion: {
      version: components['schemas']['Version']
    }
    PreviewBusinessIdentifierRequest: {
      channels: components['schemas']['BusinessChannels']
      variables?: components['schemas']['BusinessVariable'][]
      values?: components['schemas']['BusinessValue'][]
    }
    BusinessIdentifierRow: {
      id: components['schemas']['Id']
      code: string
      name: string
      appCode: string
      description: string | null
      channels: components['schemas']['BusinessChannel'][]
      enabled: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
    }
    BusinessIdentifier: {
      id: components['schemas']['Id']
      code: string
      name: string
      appCode: string
      description: string | null
      channels: components['schemas']['BusinessChannels']
      variables: components['schemas']['BusinessVariable'][]
      enabled: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
    }
    /** @description What goes out by each channel; null: not by this one */
    BusinessMessage: {
      inApp: {
        title: string
        body: string
        link: string | null
      } | null
      mail: {
        subject: string
        html: string
        text: string
      } | null
      sms: {
        text: string
      } | null
    }
    OwnEntryVersion: {
      version: components['schemas']['Version']
    }
    AddCalendarEventRequest: {
      title: string
      note?: string
      location?: string
      startAt: components['schemas']['Moment']
      endAt: components['schemas']['Moment']
      allDay?: boolean
      /** @description Before the beginning, by a letter; null for no reminder */
      remindMinutes?: number | null
    }
    EditCalendarEventRequest: {
      version: components['schemas']['Version']
      title?: string
      note?: string
      location?: string
      startAt?: components['schemas']['Moment']
      endAt?: components['schemas']['Moment']
      allDay?: boolean
      /** @description Before the beginning, by a letter; null for no reminder */
      remindMinutes?: number | null
    }
    CalendarEvent: {
      id: components['schemas']['Id']
      title: string
      note: string
      location: string
      startAt: components['schemas']['Time']
      endAt: components['schemas']['Time']
      allDay: boolean
      remindMinutes: number | null
      version: components['schemas']['Version']
    }
    ComponentName: {
      'zh-CN': string
      'en-US': string
    }
    LocalName: {
      'zh-CN': string
      'en-US': string
    }
    /** @enum {string} */
    ComponentStatus: 'draft' | 'on_shelf' | 'off_shelf'
    ComponentSize: {
      w: number
      h: number
    }
    /** @example acme.trend */
    ComponentCode: string
    /** @description JSON Schema of what the designer may set, kept as it came */
    ComponentProperties: {
      [key: string]: unknown
    }
    Component: {
      id: components['schemas']['Id']
      code: string
      /** @enum {string} */
      kind: 'builtin' | 'frame'
      name: components['schemas']['LocalName']
      category: string
      icon: string | null
      url: string | null
      size: components['schemas']['ComponentSize']
      minSize: components['schemas']['ComponentSize']
      properties: components['schemas']['ComponentProperties']
      /** @enum {string} */
      visibleTo: 'all' | 'tenants'
      tenantIds: components['schemas']['Id'][]
      status: components['schemas']['ComponentStatus']
      /** @description What designers get */
      release: number | null
      hasChanges: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
    }
    AddComponentRequest: {
      code: components['schemas']['ComponentCode']
      /** @enum {string} */
      kind: 'builtin' | 'frame'
      name: components['schemas']['ComponentName']
      category: components['schemas']['Name']
      icon?: string | null
      /** @description Of a frame: an absolute address, never on the origin of the portal */
      url?: string | null
      size: components['schemas']['ComponentSize']
      minSize: components['schemas']['ComponentSize']
      properties?: components['schemas']['ComponentProperties']
      /** @enum {string} */
      visibleTo?: 'all' | 'tenants'
      tenantIds?: components['schemas']['Id'][]
    }
    /** @description Fields that are absent stay as they are; what designers get changes with the next publication */
    EditComponentRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['ComponentName']
      category?: components['schemas']['Name']
      icon?: string | null
      /** @description Of a frame: an absolute address, never on the origin of the portal */
      url?: string | null
      size?: components['schemas']['ComponentSize']
      minSize?: components['schemas']['ComponentSize']
      properties?: components['schemas']['ComponentProperties']
      /** @enum {string} */
      visibleTo?: 'all' | 'tenants'
      tenantIds?: components['schemas']['Id'][]
    }
    ComponentRelease: {
      number: number
      url: string | null
      size: components['schemas']['ComponentSize']
      minSize: components['schemas']['ComponentSize']
      properties: components['schemas']['ComponentProperties']
      releasedAt: components['schemas']['Time']
    }
    TenantComponent: {
      id: components['schemas']['Id']
      code: string
      /** @enum {string} */
      kind: 'builtin' | 'frame'
      /** @enum {string} */
      origin: 'platform' | 'tenant'
      /** @description Designers of the tenant may use it */
      enabled: boolean
      name: components['schemas']['LocalName']
      category: string
      icon: string | null
      url: string | null
      size: components['schemas']['ComponentSize']
      minSize: components['schemas']['ComponentSize']
      properties: components['schemas']['ComponentProperties']
      status: components['schemas']['ComponentStatus']
      /** @description What designers get */
      release: number | null
      hasChanges: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
    }
    AddTenantComponentRequest: {
      code: components['schemas']['ComponentCode']
      name: components['schemas']['ComponentName']
      category: components['schemas']['Name']
      icon?: string | null
      /** @description Of a frame: an absolute address, never on the origin of the portal */
      url: string | null
      size: components['schemas']['ComponentSize']
      minSize: components['schemas']['ComponentSize']
      properties?: components['schemas']['ComponentProperties']
    }
    /** @description Fields that are absent stay as they are */
    EditTenantComponentRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['ComponentName']
      category?: components['schemas']['Name']
      icon?: string | null
      /** @description Of a frame: an absolute address, never on the origin of the portal */
      url?: string | null
      size?: components['schemas']['ComponentSize']
      minSize?: components['schemas']['ComponentSize']
      properties?: components['schemas']['ComponentProperties']
    }
    SwitchComponentRequest: {
      enabled: boolean
    }
    ContactDepartment: {
      id: components['schemas']['Id']
      name: string
      childCount: number
      memberCount: number
    }
    Contact: {
      id: components['schemas']['Id']
      nickName: string
      photo: string | null
      employeeCode: string | null
      /** @description Masked but for those who hold user:edit, on the card */
      mobile: string | null
      /** @description Masked but for those who hold user:edit, on the card */
      email: string | null
      /** @description The main one first */
      departments: components['schemas']['MemberDepartment'][]
    }
    CustomerName: string
    /** @description A moment, ISO 8601 in UTC, on a day up to the 28th */
    FutureTime: string
    /** @enum {string} */
    CustomerStatus: 'enabled' | 'disabled' | 'expired'
    Customer: {
      id: components['schemas']['Id']
      code: string
      name: string
      shortName: string
      hosts: string[]
      industry: string | null
      region: string | null
      contactName: string | null
      /** @description Masked in lists */
      contactMobile: string | null
      /** @description Masked in lists */
      contactEmail: string | null
      status: components['schemas']['CustomerStatus']
      expiresAt: components['schemas']['Time'] | null
      memberCount: number
      /** @description Null, the customer may use everything */
      plan?: {
        id: components['schemas']['Id']
        name: string
      } | null
      createdAt: components['schemas']['Time']
      version: components['schemas']['Version']
    }
    FirstAdministrator: {
      nickName: components['schemas']['Name']
      loginName: components['schemas']['LoginName']
      mobile?: components['schemas']['Mobile'] | null
      email?: components['schemas']['Email'] | null
    }
    AddCustomerRequest: {
      /** @description In addresses and links; unique, and never changed */
      code: string
      name: components['schemas']['CustomerName']
      shortName: components['schemas']['Name']
      /** @description Host names under which people reach the customer */
      hosts?: string[]
      industry?: string | null
      region?: string | null
      contactName?: components['schemas']['Name'] | null
      contactMobile?: components['schemas']['Mobile'] | null
      contactEmail?: components['schemas']['Email'] | null
      expiresAt?: components['schemas']['FutureTime'] | null
      planId?: components['schemas']['Id'] | null
      administrator: components['schemas']['FirstAdministrator']
    }
    AddedCustomer: {
      customer: components['schemas']['Customer']
      administrator: {
        loginName: string
        /** @description Shown this once. The first login must change it. */
        oneTimePassword: string
      }
    }
    /** @description Fields that are absent stay as they are */
    EditCustomerRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['CustomerName']
      shortName?: components['schemas']['Name']
      /** @description Host names under which people reach the customer */
      hosts?: string[]
      industry?: string | null
      region?: string | null
      contactName?: components['schemas']['Name'] | null
      contactMobile?: components['schemas']['Mobile'] | null
      contactEmail?: components['schemas']['Email'] | null
    }
    CustomerStatusRequest: {
      version: components['schemas']['Version']
      /** @enum {string} */
      status: 'enabled' | 'disabled'
    }
    /** @description expiresAt null: without end */
    RenewCustomerRequest: {
      version: components['schemas']['Version']
      expiresAt: components['schemas']['FutureTime'] | null
    }
    /** @description An account is told as a fact only: without id and name */
    CustomerDuplicate: {
      /** @enum {string} */
      field: 'name' | 'code' | 'mobile' | 'email'
      /** @enum {string} */
      kind: 'customer' | 'application' | 'account'
      id: components['schemas']['Id'] | null
      name: string | null
    }
    DeptRef: {
      id: components['schemas']['Id']
      name: string
    }
    DeptNode: {
      id: components['schemas']['Id']
      parentId: components['schemas']['Id'] | null
      name: string
      code: string | null
      sort: number
      /** @description Children directly below, loaded or not */
      childCount: number
      /** @description People in the department and below, each once */
      memberCount: number
      /** @description Matches the keyword; false on the way to a match and without a keyword */
      matched: boolean
      version: components['schemas']['Version']
      /** @description Empty where not loaded; childCount says whether there are any */
      children: components['schemas']['DeptNode'][]
    }
    DeptBranch: {
      id: components['schemas']['Id']
      parentId: components['schemas']['Id'] | null
      name: string
      code: string | null
      sort: number
      /** @description Children directly below, loaded or not */
      childCount: number
      /** @description People in the department and below, each once */
      memberCount: number
      /** @description Matches the keyword; false on the way to a match and without a keyword */
      matched: boolean
      version: components['schemas']['Version']
      /** @description Empty where not loaded; childCount says whether there are any */
      children: components['schemas']['DeptNode'][]
      /** @description From the root down, without the department itself */
      ancestors: components['schemas']['DeptRef'][]
    }
    Department: {
      id: components['schemas']['Id']
      parentId: components['schemas']['Id'] | null
      name: string
      code: string | null
      headId: components['schemas']['Id'] | null
      headName: string | null
      sort: number
      description: string | null
      /** @description From the root down to the department itself */
      path: components['schemas']['DeptRef'][]
      /** @description People in the department and below, each once */
      memberCount: number
      /** @description Children directly below */
      childCount: number
      version: components['schemas']['Version']
    }
    AddDeptRequest: {
      name: components['schemas']['Name']
      parentId: components['schemas']['Id'] | null
      code?: string | null
      /** @description A member of the tenant */
      headId?: components['schemas']['Id'] | null
      description?: string | null
      /** @description Place among its siblings; equal ones follow by name */
      sort?: number
    }
    /** @description Fields that are absent stay as they are; a changed parentId moves the branch */
    EditDeptRequest: {
      id: components['schemas']['Id']
      version: components['schemas']['Version']
      name?: components['schemas']['Name']
      parentId?: components['schemas']['Id'] | null
      code?: string | null
      headId?: components['schemas']['Id'] | null
      description?: string | null
      /** @description Place among its siblings; equal ones follow by name */
      sort?: number
    }
    DeleteDeptRequest: {
      version?: components['schemas']['Version']
      /**
       * @description Also removes the departments below
       * @default false
       */
      withBranch?: boolean
    }
    RemovedCount: {
      removed: number
    }
    DeptMovePreview: {
      /** @description Departments that move, itself included */
      departments: number
      /** @description People in them */
      people: number
      fromPath: components['schemas']['DeptRef'][]
      toPath: components['schemas']['DeptRef'][]
    }
    UserDeptsRequest: {
      userIds: components['schemas']['Id'][]
    }
    UserDepts: {
      userId: components['schemas']['Id']
      departments: components['schemas']['MemberDepartment'][]
    }
    OtherDept: {
      id: components['schemas']['Id']
      name: string
      code: string | null
      /** @description From the root down to the department itself */
      path: components['schemas']['DeptRef'][]
    }
    DeviceArea: {
      id: components['schemas']['Id']
      parentId: components['schemas']['Id'] | null
      name: string
      sort: number
      /** @description Of the area itself */
      deviceCount: number
      version: components['schemas']['Version']
    }
    AddDeviceAreaRequest: {
      name: components['schemas']['Name']
      parentId?: components['schemas']['Id'] | null
    }
    /** @description Fields that are absent stay as they are */
    EditDeviceAreaRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['Name']
      parentId?: components['schemas']['Id'] | null
      sort?: number
    }
    /** @example PRESS-01 */
    DeviceCode: string
    Device: {
      id: components['schemas']['Id']
      areaId: components['schemas']['Id']
      areaName: string
      code: string
      name: string
      model: string | null
      description: string | null
      /** @description It has reported within the last 5 minutes */
      online: boolean
      seenAt: components['schemas']['Time'] | null
      pointCount: number
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
    }
    AddDeviceRequest: {
      areaId: components['schemas']['Id']
      code: components['schemas']['DeviceCode']
      name: components['schemas']['Name']
      model?: string | null
      description?: string | null
    }
    /** @description Fields that are absent stay as they are; the code stays for good */
    EditDeviceRequest: {
      version: components['schemas']['Version']
      areaId?: components['schemas']['Id']
      name?: components['schemas']['Name']
      model?: string | null
      description?: string | null
    }
    RemoveDevicesRequest: {
      ids: components['schemas']['Id'][]
    }
    /** @enum {string} */
    DataPointType: 'number' | 'boolean' | 'text'
    DataPoint: {
      id: components['schemas']['Id']
      deviceId: components['schemas']['Id']
      code: string
      name: string
      unit: string | null
      type: components['schemas']['DataPointType']
      /** @description The last one */
      value: number | boolean | string | null
      valueAt: components['schemas']['Time'] | null
      version: components['schemas']['Version']
    }
    AddDataPointRequest: {
      code: components['schemas']['DeviceCode']
      name: components['schemas']['Name']
      unit?: string | null
      type: components['schemas']['DataPointType']
    }
    /** @description Fields that are absent stay as they are; code and type stay for good */
    EditDataPointRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['Name']
      unit?: string | null
    }
    ReportRequest: {
      values: {
        code: components['schemas']['DeviceCode']
        value: number | boolean | string
        at?: components['schemas']['Moment']
      }[]
    }
    Reported: {
      taken: number
      /** @description Older than what is there, or of no data point */
      ignored: number
    }
    /**
     * @description The longer side: 96, 320, 1280 pixels
     * @enum {string}
     */
    PictureSize: 's' | 'm' | 'l'
    UploadedFile: {
      id: components['schemas']['Id']
      /** @enum {string} */
      kind: 'appImage' | 'avatar' | 'attachment' | 'resource'
      name: string
      mediaType: string
      /** @description Of all sizes together */
      bytes: number
      width: number | null
      height: number | null
      /** @description Smaller sizes that there are */
      sizes: components['schemas']['PictureSize'][]
      /** @description Of an appImage: for everybody, as long as the file exists. Null: ask for a signed address */
      url: string | null
      createdAt: components['schemas']['Time']
    }
    SignFileUrlsRequest: {
      ids: components['schemas']['Id'][]
      size?: components['schemas']['PictureSize']
      /** @description As a download, also what a browser could show */
      download?: boolean
    }
    FileUrl: {
      id: components['schemas']['Id']
      url: string
      expiresAt: components['schemas']['Time']
    }
    StorageUsage: {
      bytes: number
      files: number
      quota: number
    }
    IdentityState: {
      authenticated: boolean
      /** @description Masked */
      name: string | null
      /** @description Masked */
      idCard: string | null
      at: components['schemas']['Time'] | null
    }
    IdentityCodeRequest: {
      mobileEmail: components['schemas']['BoundContact']
      lang?: components['schemas']['Language']
    }
    IdentityRequest: {
      name: components['schemas']['Name']
      idCard: string
      mobileEmail: components['schemas']['BoundContact']
      vcCode: components['schemas']['VerificationCode']
    }
    /** @enum {string} */
    ImportField:
      'nickName' | 'loginName' | 'employeeCode' | 'mobile' | 'email' | 'departments' | 'roles'
    /**
     * @description read: waits for the mapping; check: a dry run; commit: imports what the check lets through
     * @default check
     * @enum {string}
     */
    ImportUntil: 'read' | 'check' | 'commit'
    /**
     * @description new and change: what a commit would do; created and changed: what it did; left: what an undo left as it is
     * @enum {string}
     */
    ImportOutcome:
      'pending' | 'new' | 'change' | 'same' | 'failed' | 'created' | 'changed' | 'undone' | 'left'
    ImportColumn: {
      index: number
      letter: string
      name: string
      field: components['schemas']['ImportField'] | null
      /** @description Of the first rows */
      samples: string[]
    }
    UserImport: {
      id: components['schemas']['Id']
      version: components['schemas']['Version']
      fileName: string
      until: components['schemas']['ImportUntil']
      createDepartments: boolean
      /** @description Empty until the file is read */
      columns: components['schemas']['ImportColumn'][]
      job: components['schemas']['Job']
    }
    ImportReason: {
      /** @description Letter and name, or the field; null where the row as a whole is meant */
      column: string | null
      index: number | null
      message: string
    }
    UserImportRow: {
      /** @description As the spreadsheet counts */
      number: number
      cells: string[]
      outcome: components['schemas']['ImportOutcome']
      reasons: components['schemas']['ImportReason'][]
      memberId: components['schemas']['Id'] | null
    }
    ImportVersionRequest: {
      version: components['schemas']['Version']
    }
    UserImportMapping: {
      version: components['schemas']['Version']
      mapping: (components['schemas']['ImportField'] | null)[]
      createDepartments?: boolean
    }
    EditImportRows: {
      version: components['schemas']['Version']
      rows: {
        number: number
        cells: {
          index: number
          text: string
        }[]
      }[]
    }
    /** @description From the link; stored as a hash only */
    InviteToken: string
    /** @enum {string} */
    InvitationStatus: 'sent' | 'accepted' | 'revoked' | 'expired'
    /** @enum {string} */
    InvitationContactKind: 'mobile' | 'email' | 'account'
    SendInviteRequest: {
      /** @description Mobile, email or the login name of an account; 11 digits are a mobile */
      mobileEmail:
        | components['schemas']['Mobile']
        | components['schemas']['Email']
        | components['schemas']['LoginName']
      nickName?: components['schemas']['Name'] | null
      /** @description The main department first */
      departmentIds: components['schemas']['Id'][]
      roleIds?: components['schemas']['Id'][]
    }
    Invitation: {
      id: components['schemas']['Id']
      contactKind: components['schemas']['InvitationContactKind']
      /** @description Masked */
      contact: string
      nickName: string | null
      departments: components['schemas']['DeptRef'][]
      roles: components['schemas']['MemberRole'][]
      status: components['schemas']['InvitationStatus']
      /** @description Name of the member who sent it */
      invitedBy: string | null
      sentAt: components['schemas']['Time']
      expiresAt: components['schemas']['Time']
      acceptedAt: components['schemas']['Time'] | null
      version: components['schemas']['Version']
    }
    SentInvitation: {
      id: components['schemas']['Id']
      contactKind: components['schemas']['InvitationContactKind']
      /** @description Masked */
      contact: string
      nickName: string | null
      departments: components['schemas']['DeptRef'][]
      roles: components['schemas']['MemberRole'][]
      status: components['schemas']['InvitationStatus']
      /** @description Name of the member who sent it */
      invitedBy: string | null
      sentAt: components['schemas']['Time']
      expiresAt: components['schemas']['Time']
      acceptedAt: components['schemas']['Time'] | null
      version: components['schemas']['Version']
      /** @description Shown this once, for passing it on by other means */
      link: string
    }
    InvitationVersion: {
      version: components['schemas']['Version']
    }
    AcceptedInvitation: {
      tenantId: components['schemas']['Id']
      tenantCode: string
      tenantName: string
      memberId: components['schemas']['Id']
    }
    InvitationPreview: {
      tenantName: string
      tenantCode: string
      contactKind: components['schemas']['InvitationContactKind']
      /** @description Masked */
      contact: string
      nickName: string | null
      status: components['schemas']['InvitationStatus']
      expiresAt: components['schemas']['Time']
    }
    RegisterByInvitationRequest: {
      token: components['schemas']['InviteToken']
      loginName: components['schemas']['LoginName']
      nickName: components['schemas']['Name']
      password: components['schemas']['Cipher']
    }
    /**
     * @description waiting: for the person who started it
     * @enum {string}
     */
    JobStatus: 'queued' | 'running' | 'waiting' | 'done' | 'failed' | 'cancelled'
    /** @description Long work. Seen by who started it, until it expires */
    Job: {
      id: components['schemas']['Id']
      /** @enum {string} */
      kind: 'user-import' | 'plan-push'
      title: string
      status: components['schemas']['JobStatus']
      /** @enum {string} */
      phase: 'read' | 'check' | 'commit' | 'push' | 'undo'
      progress: {
        done: number
        /** @description Null: not known yet */
        total: number | null
      }
      /** @description Rows by outcome, and departments made; of a push customers by outcome; `overLimit`: of the failed rows of an import those that the plan has no room for */
      result: {
        [key: string]: number
      }
      /** @description Why it failed as a whole */
      problem: {
        code: string
        message: string
      } | null
      /** @description What its state allows now */
      actions: ('map' | 'edit' | 'check' | 'commit' | 'undo' | 'cancel')[]
      createdAt: components['schemas']['Time']
      startedAt: components['schemas']['Time'] | null
      finishedAt: components['schemas']['Time'] | null
      expiresAt: components['schemas']['Time']
      version: components['schemas']['Version']
    }
    /** @description ISO 8601, UTC */
    TimeFilter: string
    /** @description Fields of the object by name; of an edit only those that differ */
    AuditFields: {
      [key: string]: unknown
    } | null
    OperatorLog: {
      id: components['schemas']['Id']
      at: components['schemas']['Time']
      userId: string | null
      /** @description As the tenant knows the person; null when the person is no member any more */
      userName: string | null
      /** @description In a mock login the account that really acted */
      actingUserId: string | null
      operation: string
      /** @description In the language asked for */
      operationName: string
      objectTable: string | null
      objectId: string | null
      objectName: string | null
      before: components['schemas']['AuditFields']
      after: components['schemas']['AuditFields']
      address: string | null
      appCode: string | null
      terminal: string | null
      traceId: string | null
    }
    LoginLog: {
      id: components['schemas']['Id']
      at: components['schemas']['Time']
      userId: string | null
      loginName: string
      userName: string | null
      success: boolean
      /** @description Why a sign-in failed, as WRONG_PASSWORD */
      reason: string | null
      /** @description The operation by which the person signed in */
      via: string
      address: string | null
      terminal: string | null
    }
    AccessLog: {
      userId: components['schemas']['Id']
      userName: string | null
      appCode: components['schemas']['AppCode']
      appName: string
      visits: number
      firstAt: components['schemas']['Time']
      lastAt: components['schemas']['Time']
      terminal: string | null
    }
    AppVisitRequest: {
      appCode: components['schemas']['AppCode']
    }
    BoardCount: {
      name: string
      count: number
    }
    LoginBoard: {
      from: components['schemas']['Time']
      to: components['schemas']['Time']
      /** @description People who called within the last five minutes */
      onlineNow: number
      logins: number
      failures: number
      /** @description People who signed in */
      users: number
      /** @description Every day or hour of the range, empty ones too */
      series: {
        at: components['schemas']['Time']
        logins: number
        failures: number
      }[]
      terminals: components['schemas']['BoardCount'][]
      failureReasons: components['schemas']['BoardCount'][]
    }
    AppBoard: {
      from: components['schemas']['Time']
      to: components['schemas']['Time']
      visits: number
      users: number
      series: {
        at: components['schemas']['Time']
        visits: number
        users: number
      }[]
      topApps: {
        appCode: components['schemas']['AppCode']
        appName: string
        visits: number
        users: number
      }[]
    }
    MemberDepartment: {
      id: components['schemas']['Id']
      name: string
      main: boolean
    }
    MemberRole: {
      id: components['schemas']['Id']
      name: string
    }
    /** @enum {string} */
    MemberStatus: 'invited' | 'active' | 'disabled'
    /** @description A membership of a user in the tenant; `id` is the membership's, `userId` the user's */
    Member: {
      id: components['schemas']['Id']
      userId: components['schemas']['Id']
      loginName: string
      nickName: string
      employeeCode: string | null
      /** @description Masked in lists */
      mobile: string | null
      /** @description Masked in lists */
      email: string | null
      photo: string | null
      /** @description The main one first */
      departments: components['schemas']['MemberDepartment'][]
      roles: components['schemas']['MemberRole'][]
      status: components['schemas']['MemberStatus']
      lastLoginAt: components['schemas']['Time'] | null
      version: components['schemas']['Version']
    }
    AddMemberRequest: {
      nickName: components['schemas']['Name']
      loginName: components['schemas']['LoginName']
      employeeCode?: components['schemas']['EmployeeCode'] | null
      mobile?: components['schemas']['Mobile'] | null
      email?: components['schemas']['Email'] | null
      /** @description The main department first */
      departmentIds: components['schemas']['Id'][]
      roleIds?: components['schemas']['Id'][]
      password?: components['schemas']['Cipher']
    }
    AddedMember: {
      id: components['schemas']['Id']
      userId: components['schemas']['Id']
      loginName: string
      nickName: string
      employeeCode: string | null
      /** @description Masked in lists */
      mobile: string | null
      /** @description Masked in lists */
      email: string | null
      photo: string | null
      /** @description The main one first */
      departments: components['schemas']['MemberDepartment'][]
      roles: components['schemas']['MemberRole'][]
      status: components['schemas']['MemberStatus']
      lastLoginAt: components['schemas']['Time'] | null
      version: components['schemas']['Version']
      /** @description Shown this once; null when a password was given. The first login must change it. */
      oneTimePassword: string | null
    }
    /** @description Fields that are absent stay as they are */
    EditMemberRequest: {
      version: components['schemas']['Version']
      nickName?: components['schemas']['Name']
      employeeCode?: components['schemas']['EmployeeCode'] | null
      mobile?: components['schemas']['Mobile'] | null
      email?: components['schemas']['Email'] | null
      /** @description The main department first */
      departmentIds?: components['schemas']['Id'][]
      roleIds?: components['schemas']['Id'][]
    }
    /** @description fromDeptId is the department left; absent or null, the main one is */
    MoveMembersRequest: {
      ids: components['schemas']['Id'][]
      fromDeptId?: components['schemas']['Id'] | null
      toDeptId: components['schemas']['Id']
    }
    MovedCount: {
      moved: number
    }
    MemberStatusRequest: {
      ids: components['schemas']['Id'][]
      /** @enum {string} */
      status: 'active' | 'disabled'
    }
    ChangedCount: {
      changed: number
    }
    /** @description The client sends the params as the body when no data is given (section 7); the query counts */
    RemoveUserBody: {
      id?: components['schemas']['Id'][]
    }
    AddMemberNoCodeRequest: {
      nickName: components['schemas']['Name']
      employeeCode?: components['schemas']['EmployeeCode'] | null
      mobile?: components['schemas']['Mobile'] | null
      email?: components['schemas']['Email'] | null
      /** @description The main department first */
      departmentIds: components['schemas']['Id'][]
      roleIds?: components['schemas']['Id'][]
    }
    /** @description An account of the platform, as somebody who may invite it sees it */
    FoundUser: {
      /** @description Masked */
      name: string
      /** @description Masked */
      loginName: string
      /** @description Masked */
      mobile: string | null
      /** @description Masked */
      email: string | null
      /** @description Already in the tenant of the call */
      isMember: boolean
    }
    MenuItem: {
      id: components['schemas']['MenuId']
      parentId: components['schemas']['MenuId'] | null
      /** @description In the language asked for */
      name: string
      path: string | null
      baseUrl: string | null
      icon: string | null
      childs: components['schemas']['MenuItem'][]
      /**
       * @description 0: menu; 1: button authority
       * @enum {integer}
       */
      type: 0 | 1
      /**
       * @description 0: new window; 1: inside the app; 2: dynamic page
       * @enum {integer}
       */
      openType: 0 | 1 | 2
      permCode: string | null
      /** @description Shown without the frame of the shell */
      isonly: boolean
    }
    App: {
      appCode: components['schemas']['AppCode']
      /** @description In the language asked for */
      appName: string
      icon: string | null
      path: string
      /**
       * @description 0: normal; 1: disabled
       * @enum {integer}
       */
      status: 0 | 1
      /**
       * @description 1: on; 0: off
       * @enum {integer}
       */
      enable: 0 | 1
      /** @enum {string} */
      kind: 'own' | 'frame' | 'page' | 'window'
    }
    Favorite: {
      menuId: components['schemas']['MenuId']
      appCode: components['schemas']['AppCode']
      name: string
      path: string | null
    }
    FavoritesRequest: {
      items: {
        menuId: components['schemas']['MenuId']
      }[]
    }
    MenuText: {
      'zh-CN': components['schemas']['Name']
      'en-US': components['schemas']['Name']
    }
    /** @description A path of the portal, or an address of an allowed origin */
    MenuAddress: string | null
    MenuIcon: string | null
    MenuOrder: number
    MenuPerm: components['schemas']['PermCode'] | null
    MenuParent: components['schemas']['MenuId'] | null
    /**
     * @description 0: new window; 1: inside the app; 2: dynamic page
     * @enum {integer}
     */
    MenuOpenType: 0 | 1 | 2
    ManagedMenu: {
      id: components['schemas']['MenuId']
      appCode: components['schemas']['AppCode']
      parentId: components['schemas']['MenuParent']
      name: {
        'zh-CN': string
        'en-US': string
      }
      /**
       * @description 0: menu; 1: button authority
       * @enum {integer}
       */
      type: 0 | 1
      path: string | null
      baseUrl: string | null
      icon: string | null
      openType: components['schemas']['MenuOpenType']
      permCode: string | null
      isonly: boolean
      visible: boolean
      sort: number
      /**
       * @description From a manifest, or the tenant's own
       * @enum {string}
       */
      origin: 'platform' | 'tenant'
      /** @description Of a platform's menu what the tenant changed */
      changed: ('name' | 'icon' | 'visible' | 'sort' | 'parentId')[]
      /** @description 0 while a platform's menu is as the platform has it */
      version: number
      children: components['schemas']['ManagedMenu'][]
    }
    AddMenuRequest: {
      appCode: components['schemas']['AppCode']
      parentId: components['schemas']['MenuParent']
      name: components['schemas']['MenuText']
      /** @enum {integer} */
      type: 0 | 1
      path?: components['schemas']['MenuAddress']
      baseUrl?: components['schemas']['MenuAddress']
      icon?: components['schemas']['MenuIcon']
      openType?: components['schemas']['MenuOpenType']
      permCode?: components['schemas']['MenuPerm']
      isonly?: boolean
      visible?: boolean
      sort?: components['schemas']['MenuOrder']
    }
    /** @description Fields that are absent stay as they are */
    EditMenuRequest: {
      version: components['schemas']['Version']
      parentId?: components['schemas']['MenuParent']
      name?: components['schemas']['MenuText']
      path?: components['schemas']['MenuAddress']
      baseUrl?: components['schemas']['MenuAddress']
      icon?: components['schemas']['MenuIcon']
      openType?: components['schemas']['MenuOpenType']
      permCode?: components['schemas']['MenuPerm']
      isonly?: boolean
      visible?: boolean
      sort?: components['schemas']['MenuOrder']
    }
    OverrideMenuRequest: {
      /** @description Of the menu as it was read; absent, the last one wins */
      version?: number
      name?: components['schemas']['MenuText']
      icon?: components['schemas']['MenuIcon']
      visible?: boolean
      sort?: components['schemas']['MenuOrder']
      parentId?: components['schemas']['MenuParent']
    }
    OrderMenusRequest: {
      parentId: components['schemas']['MenuParent']
      ids: components['schemas']['MenuId'][]
    }
    MenuImpact: {
      menus: number
      buttons: number
      /** @description Members whose roles show the menu */
      people: number
      favourites: number
      /** @description Enabled roles that show the menu */
      roles: components['schemas']['RoleRef'][]
      /** @description A platform's menu can only be hidden */
      removable: boolean
    }
    RemoveMenuRequest: {
      version: components['schemas']['Version']
    }
    ResetMenusRequest: {
      appCode: components['schemas']['AppCode']
      ids?: components['schemas']['MenuId'][]
    }
    MenuFile: {
      /** @enum {string} */
      format: 'spruce-menus/1'
      appCode: components['schemas']['AppCode']
      overrides: components['schemas']['MenuOverride'][]
      /** @description Parents before their children */
      own: components['schemas']['OwnMenu'][]
    }
    MenuOverride: {
      id: components['schemas']['MenuId']
      name?: components['schemas']['MenuText']
      icon?: components['schemas']['MenuIcon']
      visible?: boolean
      sort?: components['schemas']['MenuOrder']
      parentId?: components['schemas']['MenuParent']
    }
    OwnMenu: {
      /** @description Names the row within the file; an import gives a new id */
      key: string
      /** @description The key of a row before, or the id of a platform's menu */
      parentId: components['schemas']['MenuId'] | null
      name: components['schemas']['MenuText']
      /** @enum {integer} */
      type: 0 | 1
      path?: components['schemas']['MenuAddress']
      baseUrl?: components['schemas']['MenuAddress']
      icon?: components['schemas']['MenuIcon']
      openType?: components['schemas']['MenuOpenType']
      permCode?: components['schemas']['MenuPerm']
      isonly?: boolean
      visible?: boolean
      sort?: components['schemas']['MenuOrder']
    }
    ImportedMenus: {
      overrides: number
      own: number
    }
    Letter: {
      id: components['schemas']['Id']
      /** @enum {string} */
      category: 'system' | 'notice' | 'business'
      title: string
      /** @description HTML from the allow-list of notices; empty where the title says all */
      body: string
      link: string | null
      appCode: string | null
      read: boolean
      createdAt: components['schemas']['Time']
    }
    ListLettersRequest: {
      /** @default 1 */
      page?: number
      /** @default 20 */
      size?: number
      /**
       * @default all
       * @enum {string}
       */
      state?: 'all' | 'unread' | 'read'
    }
    EmptyRequest: Record<string, never>
    UnreadNumbers: {
      total: number
      letters: number
      notices: number
      /** @description Notices that wait for a confirmation */
      mustConfirm: number
    }
    ReadNoticeRequest: {
      /** @description Also confirms it */
      confirm?: boolean
    }
    MyNotice: {
      id: components['schemas']['Id']
      title: string
      level: components['schemas']['NoticeLevel']
      mustConfirm: boolean
      read: boolean
      confirmed: boolean
      publishedAt: components['schemas']['Time']
      expireAt: components['schemas']['Time'] | null
      /** @description From the operator of the platform */
      system?: boolean
    }
    MyNoticeDetail: {
      id: components['schemas']['Id']
      title: string
      level: components['schemas']['NoticeLevel']
      mustConfirm: boolean
      read: boolean
      confirmed: boolean
      publishedAt: components['schemas']['Time']
      expireAt: components['schemas']['Time'] | null
      /** @description From the operator of the platform */
      system?: boolean
      /** @description HTML from the allow-list */
      content: string
      attachments: components['schemas']['NoticeAttachment'][]
    }
    NoticeAttachment: {
      id: components['schemas']['Id']
      name: string
      mediaType: string
      bytes: number
      /** @description Good for 60 seconds */
      url: string
    }
    RecipientInfo: {
      memberId: components['schemas']['Id']
      registeredAt: components['schemas']['Time']
    }
    RedStatus: {
      red: boolean
    }
    AppUnread: {
      appCode: string
      unread: number
      latestAt: components['schemas']['Time']
      latestTitle: string
    }
    ReadCount: {
      read: number
    }
    MockCandidate: {
      memberId: components['schemas']['Id']
      nickName: string
      loginName: string
    }
    MockLoginRequest: {
      reason: string
      memberId?: components['schemas']['Id']
      /** @description Default 30 */
      minutes?: number
    }
    MockLoginResult: {
      /** @description In a browser the non-secret session id; the bearer token only where `x-token-delivery: body` was asked for outside a browser */
      access_token: string
      jti: string
      tenantId: components['schemas']['Id']
      /** @description For the link of the new tab */
      tenantCode: string
      /** @constant */
      first: false
      jump: null
      datetime: components['schemas']['Time']
      /** @constant */
      isMockLogin: true
      /** @description The value of the header x-session; null with a bearer token */
      xSession: string | null
      mockLogin: components['schemas']['MockLoginState']
    }
    /** @enum {string} */
    NoticeLevel: 'normal' | 'important' | 'urgent'
    /** @enum {string} */
    NoticeStatus: 'draft' | 'scheduled' | 'published' | 'withdrawn' | 'expired'
    /** @description HTML; what is not on the allow-list is taken out */
    RichText: string
    /**
     * @description ISO 8601, UTC
     * @example 2026-12-31T16:00:00Z
     */
    Moment: string
    AddNoticeRequest: {
      title: string
      content?: components['schemas']['RichText']
      level?: components['schemas']['NoticeLevel']
      mustConfirm?: boolean
      expireAt?: components['schemas']['Moment'] | null
      /** @description All people of the tenant */
      everyone?: boolean
      /** @description With the departments below */
      departmentIds?: components['schemas']['Id'][]
      /** @description Who holds one of these */
      roleIds?: components['schemas']['Id'][]
      /** @description These people */
      memberIds?: components['schemas']['Id'][]
      attachmentIds?: components['schemas']['Id'][]
    }
    EditNoticeRequest: {
      version: components['schemas']['Version']
      title?: string
      content?: components['schemas']['RichText']
      level?: components['schemas']['NoticeLevel']
      mustConfirm?: boolean
      expireAt?: components['schemas']['Moment'] | null
      /** @description All people of the tenant */
      everyone?: boolean
      /** @description With the departments below */
      departmentIds?: components['schemas']['Id'][]
      /** @description Who holds one of these */
      roleIds?: components['schemas']['Id'][]
      /** @description These people */
      memberIds?: components['schemas']['Id'][]
      attachmentIds?: components['schemas']['Id'][]
    }
    CountAudienceRequest: {
      /** @description All people of the tenant */
      everyone?: boolean
      /** @description With the departments below */
      departmentIds?: components['schemas']['Id'][]
      /** @description Who holds one of these */
      roleIds?: components['schemas']['Id'][]
      /** @description These people */
      memberIds?: components['schemas']['Id'][]
    }
    AudienceCount: {
      people: number
    }
    NoticeVersion: {
      version: components['schemas']['Version']
    }
    PublishNoticeRequest: {
      version: components['schemas']['Version']
      publishAt?: components['schemas']['Moment']
    }
    NoticeRow: {
      id: components['schemas']['Id']
      title: string
      level: components['schemas']['NoticeLevel']
      mustConfirm: boolean
      status: components['schemas']['NoticeStatus']
      publishAt: components['schemas']['Time'] | null
      expireAt: components['schemas']['Time'] | null
      createdAt: components['schemas']['Time']
      version: components['schemas']['Version']
      read: number
      confirmed: number
    }
    Notice: {
      id: components['schemas']['Id']
      title: string
      content: string
      level: components['schemas']['NoticeLevel']
      mustConfirm: boolean
      status: components['schemas']['NoticeStatus']
      publishAt: components['schemas']['Time'] | null
      expireAt: components['schemas']['Time'] | null
      everyone: boolean
      departmentIds: components['schemas']['Id'][]
      roleIds: components['schemas']['Id'][]
      memberIds: components['schemas']['Id'][]
      attachments: components['schemas']['NoticeAttachment'][]
      createdAt: components['schemas']['Time']
      version: components['schemas']['Version']
    }
    NoticeReceipt: {
      memberId: components['schemas']['Id']
      nickName: string
      employeeCode: string | null
      readAt: components['schemas']['Time'] | null
      confirmedAt: components['schemas']['Time'] | null
    }
    RemindedCount: {
      reminded: number
    }
    SsoLink: {
      url: string
      expiresAt: components['schemas']['Time']
    }
    SsoExchangeRequest: {
      token: string
      appCode: components['schemas']['AppCode']
      /** @description The application's own origin; a page's call must come from it */
      origin: string
    }
    SsoIdentity: {
      userId: components['schemas']['Id']
      loginName: string
      name: string
      tenantId: components['schemas']['Id']
      appCode: components['schemas']['AppCode']
    }
    /** @enum {string} */
    OauthScope: 'profile' | 'menus' | 'directory' | 'messages'
    OauthUri: string
    OauthClientId: string
    OauthSecret: string
    OauthScopes: components['schemas']['OauthScope'][]
    /** @description Named as RFC 6749 and RFC 7636 name them */
    OauthAuthorizeRequest: {
      client_id: components['schemas']['OauthClientId']
      redirect_uri: components['schemas']['OauthUri']
      response_type?: string
      /** @description Names with spaces between; absent, profile */
      scope?: string
      state?: string
      code_challenge?: string
      code_challenge_method?: string
    }
    OauthClientView: {
      clientId: components['schemas']['OauthClientId']
      appCode: string | null
      name: string
      icon: string | null
    }
    OauthAuthorization: {
      requestId: components['schemas']['Id'] | null
      /** @description The request was wrong: go there, the client is told why */
      redirectTo: string | null
      client: components['schemas']['OauthClientView']
      scopes: {
        code: components['schemas']['OauthScope']
        /** @description What it lets the client do */
        name: string
      }[]
      /** @description False where the person has granted as much before */
      consentNeeded: boolean
      expiresAt: components['schemas']['Time'] | null
    }
    OauthConfirmRequest: {
      requestId: components['schemas']['Id']
      approved: boolean
      scopes?: components['schemas']['OauthScopes']
    }
    OauthRedirect: {
      redirectTo: string
    }
    OauthTokenRequest: {
      grant_type: string
      code: components['schemas']['OauthSecret']
      client_id: components['schemas']['OauthClientId']
      redirect_uri: components['schemas']['OauthUri']
      code_verifier: string
      client_secret?: components['schemas']['OauthSecret']
    }
    OauthToken: {
      /** @description The bearer token; to a page of the portal the non-secret session id */
      access_token: string
      /** @constant */
      token_type: 'Bearer'
      /** @description In seconds */
      expires_in: number
      /** @description What was granted; empty for the portal, which is the person */
      scope: string
      jti: string
      tenantId: components['schemas']['Id'] | null
      first: boolean
      jump: string | null
      datetime: components['schemas']['Time']
    }
    OauthClient: {
      clientId: components['schemas']['OauthClientId']
      appId: components['schemas']['Id']
      redirectUris: string[]
      scopes: components['schemas']['OauthScopes']
      /** @description It has a secret and must show it */
      confidential: boolean
      enabled: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
    }
    SaveOauthClientRequest: {
      version?: components['schemas']['Version']
      redirectUris: components['schemas']['OauthUri'][]
      scopes: components['schemas']['OauthScopes']
      /** @description Default true; a client without a secret proves itself by PKCE alone */
      confidential?: boolean
      enabled?: boolean
    }
    SavedOauthClient: {
      client: components['schemas']['OauthClient']
      /** @description Shown now and never again */
      clientSecret: string | null
    }
    OauthVersionRequest: {
      version: components['schemas']['Version']
    }
    OauthEnded: {
      /** @description Sessions that ended */
      sessions: number
    }
    OauthConsent: {
      clientId: components['schemas']['OauthClientId']
      tenantId: components['schemas']['Id']
      appCode: string
      name: string
      icon: string | null
      scopes: components['schemas']['OauthScopes']
      sessions: number
      grantedAt: components['schemas']['Time']
    }
    OauthRevokeRequest: {
      clientId: components['schemas']['OauthClientId']
    }
    /** @description What the designer makes of a page. The server keeps it as it came, components that it does not know included; it is at most 64 levels deep and carries no address of a script. */
    PageDocument: {
      [key: string]: unknown
    }
    /** @enum {string} */
    PageStatus: 'draft' | 'published' | 'withdrawn'
    /**
     * @description RCAPP… is an application of one page, RCAPPN… one of many
     * @example RCAPPN0001
     */
    PageAppCode: string
    Page: {
      id: components['schemas']['Id']
      appCode: string
      parentId: components['schemas']['Id'] | null
      name: string
      description: string | null
      sort: number
      status: components['schemas']['PageStatus']
      /** @description The draft is another revision than what is published */
      hasChanges: boolean
      /** @description The revision that is the draft */
      revision: number
      publishedRevision: number | null
      publishedAt: components['schemas']['Time'] | null
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
    }
    PageInfo: {
      page: components['schemas']['Page']
      document: components['schemas']['PageDocument']
    }
    PublishedPage: {
      id: components['schemas']['Id']
      appCode: string
      name: string
      revision: number
      publishedAt: components['schemas']['Time']
      document: components['schemas']['PageDocument']
    }
    Revision: {
      number: number
      note: string | null
      bytes: number
      savedBy: string | null
      savedAt: components['schemas']['Time']
      releasedBy: string | null
      releasedAt: components['schemas']['Time'] | null
      isDraft: boolean
      isPublished: boolean
    }
    RevisionInfo: {
      revision: components['schemas']['Revision']
      document: components['schemas']['PageDocument']
    }
    AddPageRequest: {
      appCode: components['schemas']['PageAppCode']
      name: components['schemas']['Name']
      parentId?: components['schemas']['Id'] | null
      description?: string | null
      document?: components['schemas']['PageDocument']
    }
    /** @description Fields that are absent stay as they are */
    EditPageRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['Name']
      parentId?: components['schemas']['Id'] | null
      description?: string | null
      sort?: number
    }
    SaveDraftRequest: {
      version: components['schemas']['Version']
      document: components['schemas']['PageDocument']
      note?: string | null
    }
    CopyPageRequest: {
      name: components['schemas']['Name']
    }
    VersionRequest: {
      version: components['schemas']['Version']
    }
    VersionNoteRequest: {
      version: components['schemas']['Version']
      note?: string | null
    }
    HomepageRequest: {
      homepageEnabled: boolean
      homepageUrl: string | null
      version?: components['schemas']['Version']
    }
    Homepage: {
      homepageEnabled: boolean
      homepageUrl: string | null
      /** @description It shows one app alone: single=1 and an appCode that is known (section 5) */
      single: boolean
      appCode: string | null
      version: components['schemas']['Version']
    }
    Look: {
      browserTitle: string | null
      /** @description Path on this origin, or an address on an allowed one */
      browserIcon: string | null
      browserIconName: string | null
      /** @description Path on this origin, or an address on an allowed one */
      systemIcon: string | null
      /** @description Path on this origin, or an address on an allowed one */
      loginPage: string | null
      slogan: string | null
      palette: components['schemas']['Palette']
      /**
       * @description Where the icon leads: 0 /dashboard, 1 nowhere, 2 the home page
       * @enum {integer}
       */
      logo: 0 | 1 | 2
    }
    Personalisation: {
      published: components['schemas']['Look']
      draft: components['schemas']['Look']
      hasDraft: boolean
      version: components['schemas']['Version']
    }
    SavePersonalisationRequest: {
      version: components['schemas']['Version']
      value: components['schemas']['Look']
    }
    PublishPersonalisationRequest: {
      version: components['schemas']['Version']
      note?: string | null
    }
    RollBackRequest: {
      note?: string | null
    }
    PersonalisationRelease: {
      id: components['schemas']['Id']
      number: number
      value: components['schemas']['Look']
      note: string | null
      publishedBy: string | null
      publishedAt: components['schemas']['Time']
    }
    Enterprise: {
      id: components['schemas']['Id']
      code: string
      name: string
      shortName: string
      industry: string | null
      region: string | null
      contactName: string | null
      contactMobile: string | null
      contactEmail: string | null
      status: components['schemas']['CustomerStatus']
      expiresAt: components['schemas']['Time'] | null
      memberCount: number
      version: components['schemas']['Version']
    }
    /** @description Fields that are absent stay as they are */
    EditEnterpriseRequest: {
      version: components['schemas']['Version']
      shortName?: components['schemas']['Name']
      industry?: string | null
      region?: string | null
      contactName?: components['schemas']['Name'] | null
      contactMobile?: components['schemas']['Mobile'] | null
      contactEmail?: components['schemas']['Email'] | null
    }
    PlanOwnMenu: {
      /** @description The id at customers is `plan:` and this */
      key: string
      appCode: components['schemas']['AppCode']
      parentId?: components['schemas']['MenuParent']
      name: components['schemas']['MenuText']
      /**
       * @description 0: menu; 1: button
       * @enum {integer}
       */
      type: 0 | 1
      path?: components['schemas']['MenuAddress']
      baseUrl?: components['schemas']['MenuAddress']
      icon?: components['schemas']['MenuIcon']
      openType?: components['schemas']['MenuOpenType']
      permCode?: components['schemas']['MenuPerm']
      isonly?: boolean
      visible?: boolean
      sort?: components['schemas']['MenuOrder']
    }
    PlanMenus: {
      planId: components['schemas']['Id']
      /** @description To menus and buttons of the platform; fields that are absent stay as the platform has them */
      changes: components['schemas']['MenuOverride'][]
      /** @description Menus and buttons that customers get beside the platform's; a parent may be a platform's menu or `plan:` and a key */
      own: components['schemas']['PlanOwnMenu'][]
      version: components['schemas']['Version']
    }
    SetPlanMenusRequest: {
      version: components['schemas']['Version']
      /** @description To menus and buttons of the platform; fields that are absent stay as the platform has them */
      changes: components['schemas']['MenuOverride'][]
      /** @description Menus and buttons that customers get beside the platform's; a parent may be a platform's menu or `plan:` and a key */
      own: components['schemas']['PlanOwnMenu'][]
    }
    /** @description Menus and buttons by what becomes of them */
    PlanPushCounts: {
      new: number
      changed: number
      removed: number
      kept: number
      conflict: number
      locked: number
      same: number
    }
    PlanPushPreview: {
      fingerprint: components['schemas']['PushFingerprint']
      customers: {
        total: number
        changing: number
        locked: number
      }
      items: components['schemas']['PlanPushCounts']
    }
    PushFingerprint: string
    /**
     * @description change: a preview's; same: nothing to write; locked: the customer's menus are locked against pushes; skipped: no longer of the plan; left: undone but for what somebody changed since
     * @enum {string}
     */
    PlanPushOutcome:
      'change' | 'same' | 'locked' | 'pending' | 'pushed' | 'skipped' | 'failed' | 'undone' | 'left'
    PlanPushReason: {
      code: string
      message: string
    }
    PlanPushCustomer: {
      customer: components['schemas']['PlanReference']
      outcome: components['schemas']['PlanPushOutcome']
      items: components['schemas']['PlanPushCounts']
      reason: components['schemas']['PlanPushReason'] | null
      at: components['schemas']['Time'] | null
    }
    PlanPushItem: {
      id: string
      name: string
      /** @enum {string} */
      origin: 'platform' | 'plan'
      /**
       * @description kept: the customer's own edit stays; conflict: the same, and the template has changed there too; written fields are written all the same
       * @enum {string}
       */
      outcome:
        'new' | 'changed' | 'removed' | 'kept' | 'conflict' | 'locked' | 'same' | 'undone' | 'left'
      /** @description Fields that the push writes */
      written: string[]
      /** @description Fields that stay the customer's */
      kept: string[]
      reason: components['schemas']['PlanPushReason'] | null
    }
    PlanPush: {
      /** @description Of its job too */
      id: components['schemas']['Id']
      plan: components['schemas']['PlanReference']
      status: components['schemas']['JobStatus']
      /** @enum {string} */
      phase: 'push' | 'undo'
      progress: {
        done: number
        total: number | null
      }
      /** @description Customers by outcome */
      customers: {
        [key: string]: number
      }
      note: string | null
      problem: components['schemas']['PlanPushReason'] | null
      /** @description What its state allows now; who started it cancels it as a job */
      actions: ('cancel' | 'undo')[]
      createdAt: components['schemas']['Time']
      finishedAt: components['schemas']['Time'] | null
      expiresAt: components['schemas']['Time']
      version: components['schemas']['Version']
    }
    PushPlanRequest: {
      fingerprint: components['schemas']['PushFingerprint']
      note?: string | null
    }
    UndoPlanPushRequest: {
      version: components['schemas']['Version']
    }
    /** @description Code of an app or permission, id of a menu */
    EntitlementCode: string
    MemberLimit: number
    StorageLimit: number
    /** @enum {string} */
    PlanStatus: 'enabled' | 'disabled'
    /** @enum {string} */
    PlanPart: 'plan' | 'menus' | 'personalisation'
    /**
     * @description platform: no plan says anything; app: its app is not allowed
     * @enum {string}
     */
    EntitlementSource: 'platform' | 'plan' | 'override' | 'app'
    Plan: {
      id: components['schemas']['Id']
      code: string
      name: string
      description: string | null
      apps: string[] | null
      menus: string[] | null
      permissions: string[] | null
      maxMembers: number | null
      maxStorageBytes: number | null
      status: components['schemas']['PlanStatus']
      customerCount: number
      createdAt: components['schemas']['Time']
      version: components['schemas']['Version']
    }
    AddPlanRequest: {
      /** @description Unique, and never changed */
      code: string
      name: components['schemas']['Name']
      description?: string | null
      apps?: components['schemas']['EntitlementCode'][] | null
      menus?: components['schemas']['EntitlementCode'][] | null
      permissions?: components['schemas']['EntitlementCode'][] | null
      maxMembers?: components['schemas']['MemberLimit'] | null
      maxStorageBytes?: components['schemas']['StorageLimit'] | null
    }
    /** @description Fields that are absent stay as they are */
    EditPlanRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['Name']
      description?: string | null
      apps?: components['schemas']['EntitlementCode'][] | null
      menus?: components['schemas']['EntitlementCode'][] | null
      permissions?: components['schemas']['EntitlementCode'][] | null
      maxMembers?: components['schemas']['MemberLimit'] | null
      maxStorageBytes?: components['schemas']['StorageLimit'] | null
    }
    RemovePlanRequest: {
      version: components['schemas']['Version']
    }
    PlanStatusRequest: {
      version: components['schemas']['Version']
      status: components['schemas']['PlanStatus']
    }
    PlanCatalogue: {
      apps: {
        code: string
        name: string
      }[]
      menus: {
        id: string
        parentId: string | null
        appCode: string
        name: string
        /** @enum {integer} */
        type: 0 | 1
        permCode: string | null
      }[]
      permissions: {
        code: string
        name: string
        appCode: string
      }[]
    }
    PlanReference: {
      id: components['schemas']['Id']
      code: string
      name: string
    }
    /** @description Absent: as the plan says; null: without limit */
    OverrideLimits: {
      maxMembers?: components['schemas']['MemberLimit'] | null
      maxStorageBytes?: components['schemas']['StorageLimit'] | null
    }
    /** @description Absent lists are empty */
    SetOverridesRequest: {
      version: number
      grantedApps?: components['schemas']['EntitlementCode'][]
      revokedApps?: components['schemas']['EntitlementCode'][]
      grantedMenus?: components['schemas']['EntitlementCode'][]
      revokedMenus?: components['schemas']['EntitlementCode'][]
      grantedPermissions?: components['schemas']['EntitlementCode'][]
      revokedPermissions?: components['schemas']['EntitlementCode'][]
      limits?: components['schemas']['OverrideLimits']
      /** @description What no push to many customers changes here */
      lockedParts?: components['schemas']['PlanPart'][]
      expiresAt?: components['schemas']['FutureTime'] | null
      note?: string | null
    }
    CustomerOverrides: {
      grantedApps: string[]
      revokedApps: string[]
      grantedMenus: string[]
      revokedMenus: string[]
      grantedPermissions: string[]
      revokedPermissions: string[]
      limits: components['schemas']['OverrideLimits']
      lockedParts: components['schemas']['PlanPart'][]
      expiresAt: components['schemas']['Time'] | null
      note: string | null
      version: number
    }
    EffectiveLimit: {
      value: number | null
      source: components['schemas']['EntitlementSource']
    }
    EntitlementUsage: {
      members: number
      storageBytes: number
    }
    CustomerEntitlements: {
      customerId: components['schemas']['Id']
      customerVersion: components['schemas']['Version']
      plan: components['schemas']['PlanReference'] | null
      overrides: components['schemas']['CustomerOverrides']
      apps: {
        code: string
        name: string
        allowed: boolean
        source: components['schemas']['EntitlementSource']
      }[]
      menus: {
        id: string
        parentId: string | null
        appCode: string
        name: string
        allowed: boolean
        source: components['schemas']['EntitlementSource']
      }[]
      permissions: {
        code: string
        name: string
        appCode: string
        allowed: boolean
        source: components['schemas']['EntitlementSource']
      }[]
      limits: {
        maxMembers: components['schemas']['EffectiveLimit']
        maxStorageBytes: components['schemas']['EffectiveLimit']
      }
      usage: components['schemas']['EntitlementUsage']
    }
    AssignPlanRequest: {
      version: components['schemas']['Version']
      planId: components['schemas']['Id'] | null
    }
    OwnPlan: {
      plan: {
        code: string
        name: string
      } | null
      expiresAt: components['schemas']['Time'] | null
      apps: {
        code: string
        name: string
      }[]
      limits: {
        maxMembers: number | null
        maxStorageBytes: number | null
      }
      usage: components['schemas']['EntitlementUsage']
    }
    PlatformOperatorLog: {
      id: components['schemas']['Id']
      at: components['schemas']['Time']
      userId: string | null
      /** @description As the tenant knows the person; null when the person is no member any more */
      userName: string | null
      /** @description In a mock login the account that really acted */
      actingUserId: string | null
      operation: string
      /** @description In the language asked for */
      operationName: string
      objectTable: string | null
      objectId: string | null
      objectName: string | null
      before: components['schemas']['AuditFields']
      after: components['schemas']['AuditFields']
      address: string | null
      appCode: string | null
      terminal: string | null
      traceId: string | null
      /** @description Null outside any customer */
      customerId: string | null
      customerName: string | null
    }
    PlatformLoginLog: {
      id: components['schemas']['Id']
      at: components['schemas']['Time']
      userId: string | null
      loginName: string
      userName: string | null
      success: boolean
      /** @description Why a sign-in failed, as WRONG_PASSWORD */
      reason: string | null
      /** @description The operation by which the person signed in */
      via: string
      address: string | null
      terminal: string | null
      /** @description Null outside any customer */
      customerId: string | null
      customerName: string | null
    }
    PlatformAccessLog: {
      userId: components['schemas']['Id']
      userName: string | null
      appCode: components['schemas']['AppCode']
      appName: string
      visits: number
      firstAt: components['schemas']['Time']
      lastAt: components['schemas']['Time']
      terminal: string | null
      /** @description Null outside any customer */
      customerId: string | null
      customerName: string | null
    }
    /** @enum {string} */
    RecycledKind:
      | 'roles'
      | 'menus'
      | 'apps'
      | 'departments'
      | 'members'
      | 'resources'
      | 'businessIdentifiers'
      | 'pages'
      | 'workbenches'
    Recycled: {
      id: components['schemas']['Id']
      kind: components['schemas']['RecycledKind']
      objectId: components['schemas']['Id']
      name: string
      removedBy: components['schemas']['Id']
      removedByName: string | null
      removedAt: components['schemas']['Time']
      purgedAt: components['schemas']['Time']
    }
    RecycledIdsRequest: {
      ids: components['schemas']['Id'][]
    }
    Resource: {
      id: components['schemas']['Id']
      name: string
      mediaType: string
      /** @description Of all sizes together */
      bytes: number
      width: number | null
      height: number | null
      /** @description Smaller sizes that there are */
      sizes: components['schemas']['PictureSize'][]
      createdAt: components['schemas']['Time']
      folderId: components['schemas']['Id'] | null
      /** @description Places that use it */
      uses: number
      version: components['schemas']['Version']
      updatedAt: components['schemas']['Time']
    }
    EditResourceRequest: {
      version: components['schemas']['Version']
      /** @description Its extension stays what it is */
      name?: string
      folderId?: components['schemas']['Id'] | null
    }
    ResourceUse: {
      objectTable: string
      objectId: string
      place: string
      label: string
      createdAt: components['schemas']['Time']
    }
    MoveResourcesRequest: {
      ids: components['schemas']['Id'][]
      folderId: components['schemas']['Id'] | null
    }
    RemoveResourcesRequest: {
      ids: components['schemas']['Id'][]
    }
    ResourceFolder: {
      id: components['schemas']['Id']
      parentId: components['schemas']['Id'] | null
      name: string
      /** @description Directly in it */
      files: number
      version: components['schemas']['Version']
    }
    AddFolderRequest: {
      name: components['schemas']['Name']
      parentId: components['schemas']['Id'] | null
    }
    EditFolderRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['Name']
      parentId?: components['schemas']['Id'] | null
    }
    RemoveFolderRequest: {
      version: components['schemas']['Version']
    }
    Role: {
      id: components['schemas']['Id']
      name: string
      code: string
      /** @description Comes with the product; cannot be removed */
      builtin: boolean
      enabled: boolean
      memberCount: number
    }
    /** @example department:list */
    PermCode: string
    /**
     * @description Letters, digits and underscore
     * @example personnel
     */
    RoleCode: string
    /**
     * @description Whom a role shows: everybody, the own departments with or without those below, oneself, or the chosen departments
     * @enum {string}
     */
    DataScope: 'all' | 'department_below' | 'department' | 'self' | 'custom'
    RoleDescription: string | null
    /** @description The chosen departments of the scope `custom`; of another one they are dropped */
    RoleDepartmentIds: components['schemas']['Id'][]
    RoleRecord: {
      id: components['schemas']['Id']
      name: string
      code: string
      description: string | null
      /** @description Comes with the product; cannot be removed */
      builtin: boolean
      /** @description Holds every permission, today's and later ones */
      grantsAll: boolean
      enabled: boolean
      dataScope: components['schemas']['DataScope']
      departmentIds: components['schemas']['Id'][]
      memberCount: number
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
    }
    AddRoleRequest: {
      name: components['schemas']['Name']
      code: components['schemas']['RoleCode']
      description?: components['schemas']['RoleDescription']
      dataScope?: components['schemas']['DataScope']
      departmentIds?: components['schemas']['RoleDepartmentIds']
    }
    /** @description Fields that are absent stay as they are */
    EditRoleRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['Name']
      code?: components['schemas']['RoleCode']
      description?: components['schemas']['RoleDescription']
      dataScope?: components['schemas']['DataScope']
      departmentIds?: components['schemas']['RoleDepartmentIds']
    }
    CopyRoleRequest: {
      name: components['schemas']['Name']
      code: components['schemas']['RoleCode']
    }
    RoleStatusRequest: {
      version: components['schemas']['Version']
      enabled: boolean
    }
    RemoveRolesRequest: {
      ids: components['schemas']['Id'][]
    }
    RoleMembersRequest: {
      memberIds: components['schemas']['Id'][]
    }
    RolePermissionsRequest: {
      version: components['schemas']['Version']
      codes: components['schemas']['PermCode'][]
    }
    RolePermissions: {
      roleId: components['schemas']['Id']
      version: components['schemas']['Version']
      grantsAll: boolean
      codes: components['schemas']['PermCode'][]
      apps: components['schemas']['PermissionApp'][]
    }
    PermissionApp: {
      appCode: components['schemas']['AppCode']
      name: string
      /** @description Menus with their buttons */
      nodes: components['schemas']['PermissionNode'][]
      /** @description Codes that no menu and no button of the application carries */
      others: components['schemas']['PermissionCode'][]
    }
    PermissionNode: {
      id: components['schemas']['MenuId']
      name: string
      /**
       * @description 0: menu; 1: button authority
       * @enum {integer}
       */
      type: 0 | 1
      permCode: string | null
      granted: boolean
      /** @description The caller holds it, so may give it or take it away */
      grantable: boolean
      children: components['schemas']['PermissionNode'][]
    }
    PermissionCode: {
      code: components['schemas']['PermCode']
      name: string
      granted: boolean
      grantable: boolean
    }
    RoleRef: {
      id: components['schemas']['Id']
      name: string
    }
    PermissionExplanation: {
      memberId: components['schemas']['Id']
      permCode: components['schemas']['PermCode']
      permName: string | null
      allowed: boolean
      /** @enum {string} */
      reason:
        | 'ADMINISTRATOR'
        | 'GRANTED_BY_ROLE'
        | 'UNKNOWN_CODE'
        | 'MEMBER_NOT_ACTIVE'
        | 'ROLE_DISABLED'
        | 'NO_ROLE'
        | 'NO_ROLE_GRANTS'
        | 'OUTSIDE_PLAN'
      memberStatus: components['schemas']['MemberStatus']
      /** @description The roles of the member */
      roles: components['schemas']['ExplainedRole'][]
      /** @description All enabled roles of the tenant that give it */
      grantedBy: components['schemas']['RoleRef'][]
    }
    ExplainedRole: {
      id: components['schemas']['Id']
      name: string
      enabled: boolean
      grants: boolean
      dataScope: components['schemas']['DataScope']
    }
    MemberPermissions: {
      memberId: components['schemas']['Id']
      isAdmin: boolean
      codes: components['schemas']['HeldPermission'][]
      /** @description Of the enabled roles */
      dataScopes: components['schemas']['DataScope'][]
    }
    HeldPermission: {
      code: components['schemas']['PermCode']
      name: string
      /** @description The enabled roles that give it */
      roleIds: components['schemas']['Id'][]
    }
    AppPermissions: {
      appCode: components['schemas']['AppCode']
      menus: components['schemas']['MenuItem'][]
      permissions: components['schemas']['PermCode'][]
    }
    UserRole: {
      id: components['schemas']['Id']
      name: string
      code: string
    }
    UserInfo: {
      id: components['schemas']['Id']
      loginName: string
      /** @description The nick name, else the login name */
      name: string
      nickName: string
      employeeCode: string | null
      photo: string | null
      avatar: string | null
      /** @description Masked */
      mobile: string | null
      /** @description The bound phone, masked; null: none is bound */
      mobileNew: string | null
      /** @description Masked */
      email: string | null
      /** @description The bound email, masked; null: none is bound */
      emailNew: string | null
      /** @description Roles in the current tenant */
      roles: components['schemas']['UserRole'][]
      /** @description 2: the password has expired */
      passwordWhetherModifiedFlag: number
    }
    TenantMembership: {
      tenantId: components['schemas']['Id']
      code: string
      name: string
      shortName: string
      /** @description Where a new browser tab starts */
      mainTenant: boolean
      /** @enum {string} */
      kind: 'operator' | 'customer'
      /** @description URL or path of the icon */
      browserIcon: string | null
      browserIconName: string | null
      /** @description Background of the login page */
      loginPage: string | null
      systemIcon: string | null
      homepageEnabled: boolean
      homepageUrl: string | null
    }
    SystemInfo: {
      productName: string
      version: string
      /** @enum {string} */
      mode: 'evaluation' | 'production'
      loginPageUrl: string
    }
    SystemConfig: {
      /** @description Changes when menus must be loaded again */
      reloadmenu: number
    }
    /** @description The brand of a tenant, or of the product where no tenant is known (tenantId null) */
    TenantInfo: {
      tenantId: components['schemas']['Id'] | null
      code: string | null
      name: string
      /**
       * @description Where the system icon jumps: 0 /dashboard, 1 nowhere, 2 the home page
       * @enum {integer}
       */
      logo: 0 | 1 | 2
      browserTitle: string | null
      /** @description URL or path of the icon */
      browserIcon: string | null
      browserIconName: string | null
      /** @description Background of the login page */
      loginPage: string | null
      systemIcon: string | null
      slogan: string | null
      palette: components['schemas']['Palette']
      homepageEnabled: boolean
      homepageUrl: string | null
    }
    CipherConfig: {
      /** @enum {string} */
      algorithm: 'AES'
      /** @enum {string} */
      mode: 'CBC'
      /** @enum {string} */
      padding: 'Pkcs7'
      /** @description Base64, 32 bytes */
      key: string
    }
    DeployConfig: {
      /** @description Paths that are not in the menu map go to /page404 */
      pageLimit: boolean
      cipher: components['schemas']['CipherConfig']
      evaluation: boolean
      languages: components['schemas']['Language'][]
      captchaEnabled: boolean
    }
    /** @description The client sends the params as the body when no data is given (section 7); the query counts */
    SwitchTenantBody: {
      jti?: string
    }
    ThemePreference: {
      /** @enum {string} */
      mode: 'light' | 'dark' | 'system'
      /**
       * @description null: the palette of the tenant
       * @enum {string|null}
       */
      palette: 'blue' | 'red' | 'green' | 'orange' | null
    }
    PinnedTab: {
      name: components['schemas']['Name']
      url: string
    }
    Preferences: {
      theme: components['schemas']['ThemePreference']
      /** @enum {string} */
      density: 'compact' | 'comfortable' | 'spacious'
      language: components['schemas']['Language']
      sidebarOpened: boolean
      /**
       * @description 1: the menu tree in the sidebar; 2: its first level in the top bar
       * @enum {integer}
       */
      menuType: 1 | 2
      pinnedTabs: components['schemas']['PinnedTab'][]
    }
    SystemData: {
      userInfo: components['schemas']['UserInfo']
      tenantInfo: components['schemas']['TenantInfo']
      tenantList: components['schemas']['TenantMembership'][]
      isAdmin: boolean
      /** @description An application MT0001 exists and its menu is not empty */
      hasMT0001: boolean
      apps: components['schemas']['App'][]
      systemConfig: components['schemas']['SystemConfig']
      /** @description Menu trees by application code */
      menus: {
        [key: string]: components['schemas']['MenuItem'][]
      }
      /** @description Permission codes held in the current tenant */
      permissions: string[]
      favorites: components['schemas']['Favorite'][]
      preferences: components['schemas']['Preferences']
      /** @description In a mock login who really acts; null otherwise */
      mockLogin?: components['schemas']['MockLoginState'] | null
    }
    SessionItem: {
      id: components['schemas']['Id']
      /** @description The session of this call */
      current: boolean
      /** @enum {string} */
      via: 'password' | 'code' | 'oauth' | 'wechat'
      address: string | null
      terminal: string | null
      createdAt: components['schemas']['Time']
      seenAt: components['schemas']['Time']
      expiresAt: components['schemas']['Time']
    }
    EndSessionsRequest: {
      ids?: components['schemas']['Id'][]
    }
    SessionsEnded: {
      ended: number
    }
    SignIn: {
      id: components['schemas']['Id']
      at: components['schemas']['Time']
      success: boolean
      /** @description In the language asked for */
      reason: string | null
      /** @description The operation */
      via: string
      address: string | null
      terminal: string | null
    }
    /**
     * @description The secret of a link: 256 random bits
     * @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
     */
    ShareToken: string
    /** @enum {string} */
    ShareLinkStatus: 'active' | 'expired' | 'revoked'
    ShareLink: {
      id: components['schemas']['Id']
      pageId: components['schemas']['Id']
      name: string
      status: components['schemas']['ShareLinkStatus']
      hasPassword: boolean
      /** @description Null is never */
      expiresAt: components['schemas']['Time'] | null
      revokedAt: components['schemas']['Time'] | null
      /** @description How often the page was shown */
      views: number
      lastViewedAt: components['schemas']['Time'] | null
      createdBy: string | null
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
    }
    NewShareLink: {
      link: components['schemas']['ShareLink']
      token: components['schemas']['ShareToken']
    }
    AddShareLinkRequest: {
      name: components['schemas']['Name']
      expiresAt?: components['schemas']['FutureTime'] | null
      password?: components['schemas']['Cipher']
    }
    /** @description Fields that are absent stay as they are */
    EditShareLinkRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['Name']
      expiresAt?: components['schemas']['FutureTime'] | null
      /** @description Null takes it away */
      password?: components['schemas']['Cipher'] | null
    }
    ShareLinkView: {
      id: components['schemas']['Id']
      at: components['schemas']['Time']
      address: string
      /** @description Browser and system */
      terminal: string | null
      /** @enum {string} */
      outcome: 'shown' | 'wrong_password' | 'revoked' | 'expired' | 'unpublished'
    }
    OpenShareLinkRequest: {
      token: components['schemas']['ShareToken']
      password?: components['schemas']['Cipher']
    }
    OpenedShareLink: {
      needsPassword: boolean
      page: components['schemas']['SharedPage'] | null
    }
    SharedPage: {
      name: string
      revision: number
      publishedAt: components['schemas']['Time']
      document: components['schemas']['PageDocument']
    }
    /** @description Customers add up; without administratorsOnly and roleCodes all of their people */
    SystemAudience: {
      allCustomers?: boolean
      customerIds?: components['schemas']['Id'][]
      planIds?: components['schemas']['Id'][]
      /** @description Holders of an administrator's role */
      administratorsOnly?: boolean
      /** @description Holders of a role with one of these codes */
      roleCodes?: string[]
    }
    SystemNotice: {
      id: components['schemas']['Id']
      title: string
      level: components['schemas']['NoticeLevel']
      mustConfirm: boolean
      status: components['schemas']['NoticeStatus']
      publishAt: components['schemas']['Time'] | null
      expireAt: components['schemas']['Time'] | null
      createdAt: components['schemas']['Time']
      version: components['schemas']['Version']
      content: string
      audience: {
        allCustomers: boolean
        customerIds: components['schemas']['Id'][]
        planIds: components['schemas']['Id'][]
        administratorsOnly: boolean
        roleCodes: string[]
      }
      attachments: components['schemas']['NoticeAttachment'][]
    }
    SystemNoticeRow: {
      id: components['schemas']['Id']
      title: string
      level: components['schemas']['NoticeLevel']
      mustConfirm: boolean
      status: components['schemas']['NoticeStatus']
      publishAt: components['schemas']['Time'] | null
      expireAt: components['schemas']['Time'] | null
      createdAt: components['schemas']['Time']
      version: components['schemas']['Version']
      customers: number
      read: number
      confirmed: number
    }
    AddSystemNoticeRequest: {
      title: string
      content?: components['schemas']['RichText']
      level?: components['schemas']['NoticeLevel']
      mustConfirm?: boolean
      expireAt?: components['schemas']['Moment'] | null
      audience: components['schemas']['SystemAudience']
      attachmentIds?: components['schemas']['Id'][]
    }
    /** @description Fields that are absent stay as they are */
    EditSystemNoticeRequest: {
      version: components['schemas']['Version']
      title?: string
      content?: components['schemas']['RichText']
      level?: components['schemas']['NoticeLevel']
      mustConfirm?: boolean
      expireAt?: components['schemas']['Moment'] | null
      audience?: components['schemas']['SystemAudience']
      attachmentIds?: components['schemas']['Id'][]
    }
    SystemNoticeVersion: {
      version: components['schemas']['Version']
    }
    PublishSystemNoticeRequest: {
      version: components['schemas']['Version']
      publishAt?: components['schemas']['Moment'] | null
    }
    SystemAudienceCount: {
      customers: number
      people: number
    }
    SystemNoticeReceipt: {
      customerId: components['schemas']['Id']
      customerName: string
      people: number
      read: number
      confirmed: number
    }
    AddTodoRequest: {
      title: string
      note?: string
      dueAt?: components['schemas']['Moment'] | null
      /** @description Reminds by a letter, unless it is done by then */
      remindAt?: components['schemas']['Moment'] | null
    }
    EditTodoRequest: {
      version: components['schemas']['Version']
      title?: string
      note?: string
      dueAt?: components['schemas']['Moment'] | null
      /** @description Reminds by a letter, unless it is done by then */
      remindAt?: components['schemas']['Moment'] | null
      done?: boolean
    }
    Todo: {
      id: components['schemas']['Id']
      title: string
      note: string
      dueAt: components['schemas']['Time'] | null
      remindAt: components['schemas']['Time'] | null
      doneAt: components['schemas']['Time'] | null
      createdAt: components['schemas']['Time']
      version: components['schemas']['Version']
    }
    WaitingWork: {
      todos: number
      overdue: number
      confirmations: number
      invitations: number
      applications: number
    }
    /**
     * @description A mobile or an email; one text, never a list
     * @example 13812345678
     */
    ContactValue: string
    /**
     * @description A contact, or a bound one masked as it is shown
     * @example 138****5678
     */
    BoundContact: string
    /** @example 204817 */
    VerificationCode: string
    /** @enum {string} */
    ContactKind: 'mobile' | 'email'
    VerificationCodeRequest: {
      mobileEmail: components['schemas']['ContactValue']
      /**
       * @description To sign in, or to reset a forgotten password
       * @enum {string}
       */
      purpose: 'login' | 'password'
      captchaKey: string
      captcha: string
      lang?: components['schemas']['Language']
    }
    ConfirmCodeRequest: {
      phoneNumber: components['schemas']['BoundContact']
      /** @enum {string} */
      titleKey:
        'modify-password-temp-title' | 'replace-email-temp-title' | 'binging-email-temp-title'
      lang?: components['schemas']['Language']
    }
    CodeSent: {
      /** @description Until another code may be asked for */
      seconds: number
    }
    CodeLoginRequest: {
      mobileEmail: components['schemas']['ContactValue']
      vcCode: components['schemas']['VerificationCode']
      tenantCode?: string
    }
    ContactResetRequest: {
      optType: components['schemas']['ContactKind']
      mobileEmail: components['schemas']['BoundContact']
      vcCode: components['schemas']['VerificationCode']
      newPwd: components['schemas']['Cipher']
      confirmPwd: components['schemas']['Cipher']
    }
    ContactWayRequest: {
      optType: components['schemas']['ContactKind']
      mobileEmail: components['schemas']['ContactValue']
      vcCode: components['schemas']['VerificationCode']
    }
    /** @description Which table */
    ViewPage: string
    SavedView: {
      name: components['schemas']['Name']
      content: components['schemas']['ViewContent']
    }
    ViewSet: {
      page: components['schemas']['ViewPage']
      mine: components['schemas']['SavedView'][]
      shared: components['schemas']['SavedView'][]
      defaultName: string | null
    }
    MyViewsRequest: {
      page: components['schemas']['ViewPage']
      views: components['schemas']['SavedView'][]
    }
    SharedViewsRequest: {
      page: components['schemas']['ViewPage']
      views: components['schemas']['SavedView'][]
      defaultName: components['schemas']['Name'] | null
    }
    ViewText: string
    ViewKey: string
    ViewContent: {
      filters: {
        name: components['schemas']['ViewKey']
        value: components['schemas']['ViewText']
      }[]
      sort: components['schemas']['ViewText'] | null
      /** @description In their order */
      columns: {
        key: components['schemas']['ViewKey']
        visible: boolean
        width?: number
      }[]
      /** @enum {string} */
      density: 'compact' | 'comfortable' | 'spacious'
      /** @enum {integer} */
      size: 10 | 20 | 50 | 100
    }
    WechatSecret: string
    WechatStartRequest: {
      challenge: components['schemas']['WechatSecret']
    }
    WechatStart: {
      url: string
      expiresAt: components['schemas']['Time']
    }
    WechatOutcome: {
      /** @enum {string} */
      status: 'signed-in' | 'unbound' | 'bound'
      login: components['schemas']['LoginResult'] | null
      /** @description For binding the WeChat account */
      ticket: string | null
      nickName: string | null
      expiresAt: components['schemas']['Time'] | null
    }
    WechatTicketState: {
      valid: boolean
      nickName: string | null
      expiresAt: components['schemas']['Time'] | null
    }
    WechatCodeRequest: {
      ticket: components['schemas']['WechatSecret']
      mobileEmail: components['schemas']['ContactValue']
      lang?: components['schemas']['Language']
    }
    WechatBindRequest: {
      ticket: components['schemas']['WechatSecret']
      mobileEmail: components['schemas']['ContactValue']
      vcCode: components['schemas']['VerificationCode']
      tenantCode?: string
    }
    BoundAccount: {
      /** @enum {string} */
      provider: 'wechat'
      nickName: string | null
      boundAt: components['schemas']['Time']
    }
    /**
     * @description The one for everybody in the tenant, or one of those for roles and departments
     * @enum {string}
     */
    WorkbenchScope: 'global' | 'business'
    Workbench: {
      id: components['schemas']['Id']
      scope: components['schemas']['WorkbenchScope']
      name: string
      description: string | null
      priority: number
      roleIds: components['schemas']['Id'][]
      departmentIds: components['schemas']['Id'][]
      status: components['schemas']['PageStatus']
      /** @description The draft is another revision than what is published */
      hasChanges: boolean
      /** @description The revision that is the draft */
      revision: number
      publishedRevision: number | null
      publishedAt: components['schemas']['Time'] | null
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
    }
    WorkbenchInfo: {
      workbench: components['schemas']['Workbench']
      document: components['schemas']['PageDocument']
    }
    AddWorkbenchRequest: {
      scope: components['schemas']['WorkbenchScope']
      name: components['schemas']['Name']
      description?: string | null
      /** @default 0 */
      priority?: number
      roleIds?: components['schemas']['Id'][]
      departmentIds?: components['schemas']['Id'][]
      document?: components['schemas']['PageDocument']
    }
    /** @description Fields that are absent stay as they are */
    EditWorkbenchRequest: {
      version: components['schemas']['Version']
      name?: components['schemas']['Name']
      description?: string | null
      priority?: number
      roleIds?: components['schemas']['Id'][]
      departmentIds?: components['schemas']['Id'][]
    }
    WorkbenchReason: {
      /** @enum {string} */
      kind: 'role' | 'department'
      name: string
    }
    MyWorkbench: {
      /** @enum {string} */
      source: 'personal' | 'business' | 'global' | 'platform'
      /** @description The one that is shown, or that the personal one was made from */
      workbenchId: components['schemas']['Id'] | null
      name: string | null
      revision: number | null
      /** @description The roles and departments that it is shown for */
      why: components['schemas']['WorkbenchReason'][]
      /** @description What the personal one was made from has been published anew */
      isStale: boolean
      version: components['schemas']['Version']
      /** @description Null: the portal’s own default */
      document: components['schemas']['PageDocument'] | null
    }
    SaveMyWorkbenchRequest: {
      version: components['schemas']['Version']
      document: components['schemas']['PageDocument']
    }
  }
  responses: {
    /** @description 参数不合法（fields 指明字段） */
    BadRequest: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": 400,
         *       "message": "API参数错误",
         *       "fields": [
         *         {
         *           "path": "name",
         *           "message": "请输入名称"
         *         }
         *       ],
         *       "traceId": "0af7651916cd43dd"
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
    /** @description 未登录或登录已过期 */
    Unauthorized: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": 401,
         *       "message": "您未登录或登录已过期，请登录后重试"
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
    /** @description 没有权限 */
    Forbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": "TENANT_DENIED",
         *       "message": "您不属于该租户"
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
    /** @description 不存在（其他租户的对象也如此） */
    NotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": 404,
         *       "message": "您访问的资源不存在"
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
    /** @description 与现有数据冲突 */
    Conflict: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": "DUPLICATE",
         *       "message": "该登录名已被使用",
         *       "fields": [
         *         {
         *           "path": "loginName",
         *           "message": "该登录名已被使用"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
    /** @description 数据已被他人修改 */
    Stale: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": "STALE_VERSION",
         *       "message": "数据已被他人修改，请刷新后重试"
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
    /** @description 请求体过大 */
    TooLarge: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": 413,
         *       "message": "请求内容过大"
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
    /** @description 请求体不是 JSON */
    UnsupportedType: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": 415,
         *       "message": "请求格式不受支持"
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
    /** @description 不满足业务规则 */
    Unprocessable: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": "DEPT_NOT_EMPTY",
         *       "message": "部门下还有成员，不能删除"
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
    /** @description 请求过于频繁 */
    TooManyRequests: {
      headers: {
        /** @description Seconds to wait */
        'retry-after': number
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": 429,
         *       "message": "请求过于频繁，请稍后再试"
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
    /** @description 服务器异常 */
    ServerError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": 500,
         *       "message": "服务器异常，请稍后再试",
         *       "traceId": "0af7651916cd43dd"
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
    /** @description 服务暂不可用 */
    Unavailable: {
      headers: {
        /** @description Seconds to wait */
        'retry-after': number
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "code": 503,
         *       "message": "服务器异常，请稍后再试"
         *     }
         */
        'application/json': components['schemas']['Error']
      }
    }
  }
  parameters: {
    /**
     * @description 1-based
     * @example 1
     */
    Page: number
    /** @example 20 */
    Size: number
    /**
     * @description Name, full pinyin, initials or code; matching ignores case
     * @example yanfa
     */
    Keyword: string
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  mustChangePassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "newPwd": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM=",
         *       "confirmPwd": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM="
         *     }
         */
        'application/json': components['schemas']['MustChangePasswordRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "access_token": "01930f3c-0000-7000-8000-000000000501",
           *         "jti": "b-9f2c71d04e",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "first": false,
           *         "jump": null,
           *         "datetime": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginResult']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  updatePwd: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "oldPwd": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM=",
         *       "newPwd": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM=",
         *       "confirmPwd": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM="
         *     }
         */
        'application/json': components['schemas']['PasswordChangeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "access_token": "01930f3c-0000-7000-8000-000000000501",
           *         "jti": "b-9f2c71d04e",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "first": false,
           *         "jump": null,
           *         "datetime": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginResult']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  resetPasswordByOldPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "oldPwd": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM=",
         *       "newPwd": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM=",
         *       "confirmPwd": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM="
         *     }
         */
        'application/json': components['schemas']['PasswordChangeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "access_token": "01930f3c-0000-7000-8000-000000000501",
           *         "jti": "b-9f2c71d04e",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "first": false,
           *         "jump": null,
           *         "datetime": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginResult']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  checkAccount: {
    parameters: {
      query: {
        /** @example zhang_wei */
        loginName: components['schemas']['LoginName']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "used": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AccountUse']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  superResetPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "memberId": "01930f3c-0000-7000-8000-000000000201"
         *     }
         */
        'application/json': components['schemas']['SuperResetRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "loginName": "zhang_wei",
           *         "oneTimePassword": "Kp7#mVz2Rt9q"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SuperResetResult']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  saveUserInfo: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "nickName": "张伟",
         *       "photo": null
         *     }
         */
        'application/json': components['schemas']['UserInfoRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000301",
           *         "loginName": "zhang_wei",
           *         "name": "张伟",
           *         "nickName": "张伟",
           *         "employeeCode": "YS0001",
           *         "photo": null,
           *         "avatar": null,
           *         "mobile": "138****5678",
           *         "mobileNew": "138****5678",
           *         "email": null,
           *         "emailNew": null,
           *         "roles": [],
           *         "passwordWhetherModifiedFlag": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UserInfo']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listApplications: {
    parameters: {
      query?: {
        /** @example submitted */
        status?: components['schemas']['ApplicationStatus']
        /**
         * @description Part of name or code
         * @example 云山
         */
        keyword?: string
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
        /** @example -submittedAt */
        sort?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000b01",
           *           "status": "submitted",
           *           "name": "云山制造集团有限公司",
           *           "shortName": "云山制造",
           *           "code": "yunshan",
           *           "industry": "制造业",
           *           "region": "浙江杭州",
           *           "contactName": "李娜",
           *           "contactMobile": "138****5678",
           *           "contactEmail": "lina****@yunshan.example",
           *           "reason": "集团统一管理",
           *           "note": null,
           *           "customerId": null,
           *           "submittedAt": "2026-11-20T08:00:00.000Z",
           *           "decidedAt": null,
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Application'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  applyForCustomer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "云山制造集团有限公司",
         *       "code": "yunshan",
         *       "contactName": "李娜",
         *       "contactMobile": "13812345678",
         *       "contactEmail": "lina@yunshan.example",
         *       "captchaKey": "q3Zt0yBf1m8Yw5uK2cXe7L",
         *       "captcha": "ab3d"
         *     }
         */
        'application/json': components['schemas']['ApplyRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "token": "q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xWE",
           *         "status": "submitted"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Applied']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getApplicationStatus: {
    parameters: {
      query: {
        /** @example q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xWE */
        token: components['schemas']['ApplicationToken']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "status": "needs_information",
           *         "name": "云山制造集团有限公司",
           *         "shortName": "云山制造",
           *         "code": "yunshan",
           *         "industry": "制造业",
           *         "region": "浙江杭州",
           *         "contactName": "李娜",
           *         "contactMobile": "138****5678",
           *         "contactEmail": "lina****@yunshan.example",
           *         "reason": "集团统一管理",
           *         "note": "请补充营业执照",
           *         "submittedAt": "2026-11-20T08:00:00.000Z",
           *         "decidedAt": null,
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OwnApplication']
          }
        }
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  resubmitApplication: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xWE",
         *       "version": 2,
         *       "reason": "营业执照见附件"
         *     }
         */
        'application/json': components['schemas']['ResubmitRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "status": "submitted",
           *         "name": "云山制造集团有限公司",
           *         "shortName": "云山制造",
           *         "code": "yunshan",
           *         "industry": "制造业",
           *         "region": "浙江杭州",
           *         "contactName": "李娜",
           *         "contactMobile": "138****5678",
           *         "contactEmail": "lina****@yunshan.example",
           *         "reason": "集团统一管理",
           *         "note": "请补充营业执照",
           *         "submittedAt": "2026-11-20T08:00:00.000Z",
           *         "decidedAt": null,
           *         "version": 3
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OwnApplication']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getApplication: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000b01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "application": {
           *           "id": "01930f3c-0000-7000-8000-000000000b01",
           *           "status": "submitted",
           *           "name": "云山制造集团有限公司",
           *           "shortName": "云山制造",
           *           "code": "yunshan",
           *           "industry": "制造业",
           *           "region": "浙江杭州",
           *           "contactName": "李娜",
           *           "contactMobile": "138****5678",
           *           "contactEmail": "lina****@yunshan.example",
           *           "reason": "集团统一管理",
           *           "note": null,
           *           "customerId": null,
           *           "submittedAt": "2026-11-20T08:00:00.000Z",
           *           "decidedAt": null,
           *           "version": 1
           *         },
           *         "duplicates": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ApplicationDetail']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  requestApplicationInformation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000b01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "note": "请补充营业执照"
         *     }
         */
        'application/json': components['schemas']['ApplicationNoteRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000b01",
           *         "status": "needs_information",
           *         "name": "云山制造集团有限公司",
           *         "shortName": "云山制造",
           *         "code": "yunshan",
           *         "industry": "制造业",
           *         "region": "浙江杭州",
           *         "contactName": "李娜",
           *         "contactMobile": "138****5678",
           *         "contactEmail": "lina****@yunshan.example",
           *         "reason": "集团统一管理",
           *         "note": "请补充营业执照",
           *         "customerId": null,
           *         "submittedAt": "2026-11-20T08:00:00.000Z",
           *         "decidedAt": null,
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Application']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  rejectApplication: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000b01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "note": "重复申请"
         *     }
         */
        'application/json': components['schemas']['ApplicationNoteRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000b01",
           *         "status": "rejected",
           *         "name": "云山制造集团有限公司",
           *         "shortName": "云山制造",
           *         "code": "yunshan",
           *         "industry": "制造业",
           *         "region": "浙江杭州",
           *         "contactName": "李娜",
           *         "contactMobile": "138****5678",
           *         "contactEmail": "lina****@yunshan.example",
           *         "reason": "集团统一管理",
           *         "note": "重复申请",
           *         "customerId": null,
           *         "submittedAt": "2026-11-20T08:00:00.000Z",
           *         "decidedAt": "2026-11-20T09:00:00.000Z",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Application']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  previewApplicationApproval: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000b01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "code": "yunshan",
           *         "name": "云山制造集团有限公司",
           *         "administratorLoginName": "admin_yunshan",
           *         "departments": [
           *           "云山制造",
           *           "综合管理部"
           *         ],
           *         "roles": [
           *           "系统管理员",
           *           "普通成员"
           *         ],
           *         "apps": [
           *           "企业控制台"
           *         ],
           *         "conflicts": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ApprovalPreview']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  approveApplication: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000b01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "expiresAt": "2027-11-20T00:00:00.000Z"
         *     }
         */
        'application/json': components['schemas']['ApproveRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000b01",
           *         "status": "approved",
           *         "name": "云山制造集团有限公司",
           *         "shortName": "云山制造",
           *         "code": "yunshan",
           *         "industry": "制造业",
           *         "region": "浙江杭州",
           *         "contactName": "李娜",
           *         "contactMobile": "138****5678",
           *         "contactEmail": "lina****@yunshan.example",
           *         "reason": "集团统一管理",
           *         "note": null,
           *         "customerId": "01930f3c-0000-7000-8000-000000000001",
           *         "submittedAt": "2026-11-20T08:00:00.000Z",
           *         "decidedAt": "2026-11-20T09:00:00.000Z",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Application']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listApps: {
    parameters: {
      query?: {
        /**
         * @description Name, pinyin, initials or code
         * @example 报表
         */
        keyword?: string
        /** @example frame */
        kind?: 'own' | 'frame' | 'page' | 'window'
        /** @example 1 */
        enable?: 0 | 1
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000601",
           *           "appCode": "bi-reports",
           *           "name": {
           *             "zh-CN": "报表平台",
           *             "en-US": "Reports"
           *           },
           *           "icon": "chart",
           *           "category": "数据",
           *           "kind": "frame",
           *           "url": "https://bi.example.cn/portal",
           *           "openType": 1,
           *           "status": 0,
           *           "enable": 1,
           *           "sort": 0,
           *           "roleIds": [],
           *           "allowedOrigins": [
           *             "https://bi.example.cn"
           *           ],
           *           "permissionsAsked": [],
           *           "origin": "tenant",
           *           "version": 1,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ManagedApp'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addApp: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "appCode": "bi-reports",
         *       "name": {
         *         "zh-CN": "报表平台",
         *         "en-US": "Reports"
         *       },
         *       "kind": "frame",
         *       "url": "https://bi.example.cn/portal"
         *     }
         */
        'application/json': components['schemas']['AddAppRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000601",
           *         "appCode": "bi-reports",
           *         "name": {
           *           "zh-CN": "报表平台",
           *           "en-US": "Reports"
           *         },
           *         "icon": "chart",
           *         "category": "数据",
           *         "kind": "frame",
           *         "url": "https://bi.example.cn/portal",
           *         "openType": 1,
           *         "status": 0,
           *         "enable": 1,
           *         "sort": 0,
           *         "roleIds": [],
           *         "allowedOrigins": [
           *           "https://bi.example.cn"
           *         ],
           *         "permissionsAsked": [],
           *         "origin": "tenant",
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ManagedApp']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getApp: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000601 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000601",
           *         "appCode": "bi-reports",
           *         "name": {
           *           "zh-CN": "报表平台",
           *           "en-US": "Reports"
           *         },
           *         "icon": "chart",
           *         "category": "数据",
           *         "kind": "frame",
           *         "url": "https://bi.example.cn/portal",
           *         "openType": 1,
           *         "status": 0,
           *         "enable": 1,
           *         "sort": 0,
           *         "roleIds": [],
           *         "allowedOrigins": [
           *           "https://bi.example.cn"
           *         ],
           *         "permissionsAsked": [],
           *         "origin": "tenant",
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ManagedApp']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editApp: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000601 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "category": "分析"
         *     }
         */
        'application/json': components['schemas']['EditAppRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000601",
           *         "appCode": "bi-reports",
           *         "name": {
           *           "zh-CN": "报表平台",
           *           "en-US": "Reports"
           *         },
           *         "icon": "chart",
           *         "category": "数据",
           *         "kind": "frame",
           *         "url": "https://bi.example.cn/portal",
           *         "openType": 1,
           *         "status": 0,
           *         "enable": 1,
           *         "sort": 0,
           *         "roleIds": [],
           *         "allowedOrigins": [
           *           "https://bi.example.cn"
           *         ],
           *         "permissionsAsked": [],
           *         "origin": "tenant",
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ManagedApp']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  orderApps: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-000000000601"
         *       ]
         *     }
         */
        'application/json': components['schemas']['AppIdsRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "changed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ChangedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeApps: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-000000000601"
         *       ]
         *     }
         */
        'application/json': components['schemas']['AppIdsRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "removed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RemovedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  checkAppHealth: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000601 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "state": "up",
           *         "status": 200,
           *         "milliseconds": 35,
           *         "checkedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AppHealth']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getCaptchaKey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "captchaKey": "k3Zt0bq9WmUe5xN2pLrA7g"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CaptchaKey']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getCaptcha: {
    parameters: {
      query: {
        /** @example k3Zt0bq9WmUe5xN2pLrA7g */
        captchaKey: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example <svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"></svg> */
          'image/svg+xml': Blob
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  login: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "loginName": "admin",
         *       "password": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM=",
         *       "captchaKey": "k3Zt0bq9WmUe5xN2pLrA7g",
         *       "captcha": "7xkp",
         *       "tenantCode": "yunshan"
         *     }
         */
        'application/json': components['schemas']['LoginRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "access_token": "01930f3c-0000-7000-8000-000000000501",
           *         "jti": "b-9f2c71d04e",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "first": false,
           *         "jump": null,
           *         "datetime": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginResult']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  logout: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "jti": "b-9f2c71d04e"
         *     }
         */
        'application/json': components['schemas']['LogoutRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  verifyToken: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['EmptyBody']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "active": true,
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "expiresAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['TokenState']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  verifyTokenV3: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "active": true,
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "expiresAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['TokenState']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getLoginStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "status": "transit",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "expiresAt": "2026-11-20T08:00:00.000Z",
           *         "authorization": {
           *           "requestId": "01930f3c-0000-7000-8000-000000000911",
           *           "clientId": "01930f3c-0000-7000-8000-000000000901",
           *           "expiresAt": "2026-11-20T08:00:00.000Z"
           *         },
           *         "mockLogin": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginStatus']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listBusinessDeliveries: {
    parameters: {
      query?: {
        /**
         * @description Of this identifier
         * @example approval.pending
         */
        code?: components['schemas']['BusinessCode']
        /**
         * @description Those with a recipient in this state
         * @example failed
         */
        state?: components['schemas']['BusinessDeliveryState']
        /** @example sms */
        channel?: components['schemas']['BusinessChannel']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /**
         * @description A recipient: name, pinyin, initials, login name or employee code
         * @example zhangwei
         */
        keyword?: string
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000e11",
           *           "identifierId": "01930f3c-0000-7000-8000-000000000e01",
           *           "code": "approval.pending",
           *           "name": "审批提醒",
           *           "appCode": "spruce-web-enterprise-console",
           *           "channels": [
           *             "inApp",
           *             "sms"
           *           ],
           *           "people": 1,
           *           "counts": {
           *             "queued": 1,
           *             "sent": 1,
           *             "failed": 0,
           *             "skipped": 0
           *           },
           *           "sentBy": {
           *             "memberId": "01930f3c-0000-7000-8000-000000000001",
           *             "nickName": "张伟"
           *           },
           *           "createdAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BusinessDelivery'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  sendBusinessMessage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "approval.pending",
         *       "loginNames": [
         *         "zhang_wei"
         *       ],
         *       "variables": [
         *         {
         *           "name": "title",
         *           "value": "出差申请"
         *         },
         *         {
         *           "name": "applicant",
         *           "value": "张伟"
         *         },
         *         {
         *           "name": "id",
         *           "value": "A-1"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['SendBusinessMessageRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e11",
           *         "identifierId": "01930f3c-0000-7000-8000-000000000e01",
           *         "code": "approval.pending",
           *         "name": "审批提醒",
           *         "appCode": "spruce-web-enterprise-console",
           *         "channels": [
           *           "inApp",
           *           "sms"
           *         ],
           *         "people": 1,
           *         "counts": {
           *           "queued": 1,
           *           "sent": 1,
           *           "failed": 0,
           *           "skipped": 0
           *         },
           *         "sentBy": {
           *           "memberId": "01930f3c-0000-7000-8000-000000000001",
           *           "nickName": "张伟"
           *         },
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "content": {
           *           "inApp": {
           *             "title": "待审批：出差申请",
           *             "body": "<p>张伟 提交了“出差申请”，请及时处理。</p>",
           *             "link": "/dashboard?approval=A-1"
           *           },
           *           "mail": null,
           *           "sms": {
           *             "text": "张伟提交了“出差申请”，请登录处理。"
           *           }
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BusinessDeliveryDetail']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  exportBusinessDeliveries: {
    parameters: {
      query?: {
        /**
         * @description Of this identifier
         * @example approval.pending
         */
        code?: components['schemas']['BusinessCode']
        /**
         * @description Those with a recipient in this state
         * @example failed
         */
        state?: components['schemas']['BusinessDeliveryState']
        /** @example sms */
        channel?: components['schemas']['BusinessChannel']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /**
         * @description A recipient: name, pinyin, initials, login name or employee code
         * @example zhangwei
         */
        keyword?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description The name of the file */
          'content-disposition'?: string
          [name: string]: unknown
        }
        content: {
          /** @example 时间,标识编码 */
          'text/csv': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getBusinessDelivery: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e11 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e11",
           *         "identifierId": "01930f3c-0000-7000-8000-000000000e01",
           *         "code": "approval.pending",
           *         "name": "审批提醒",
           *         "appCode": "spruce-web-enterprise-console",
           *         "channels": [
           *           "inApp",
           *           "sms"
           *         ],
           *         "people": 1,
           *         "counts": {
           *           "queued": 1,
           *           "sent": 1,
           *           "failed": 0,
           *           "skipped": 0
           *         },
           *         "sentBy": {
           *           "memberId": "01930f3c-0000-7000-8000-000000000001",
           *           "nickName": "张伟"
           *         },
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "content": {
           *           "inApp": {
           *             "title": "待审批：出差申请",
           *             "body": "<p>张伟 提交了“出差申请”，请及时处理。</p>",
           *             "link": "/dashboard?approval=A-1"
           *           },
           *           "mail": null,
           *           "sms": {
           *             "text": "张伟提交了“出差申请”，请登录处理。"
           *           }
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BusinessDeliveryDetail']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listBusinessDeliveryRecipients: {
    parameters: {
      query?: {
        /** @example failed */
        state?: components['schemas']['BusinessDeliveryState']
        /** @example sms */
        channel?: components['schemas']['BusinessChannel']
        /**
         * @description Part of the name
         * @example 张
         */
        keyword?: string
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e11 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "memberId": "01930f3c-0000-7000-8000-000000000001",
           *           "nickName": "张伟",
           *           "channel": "sms",
           *           "state": "queued",
           *           "reason": null,
           *           "contact": "138****5678",
           *           "attempts": 0,
           *           "sentAt": null,
           *           "nextAttemptAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BusinessDeliveryRecipient'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  retryBusinessDelivery: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e11 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "channel": "sms"
         *     }
         */
        'application/json': components['schemas']['RetryBusinessDeliveryRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "retried": 3
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BusinessRetried']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listBusinessIdentifiers: {
    parameters: {
      query?: {
        /**
         * @description Name, full pinyin, initials or code; matching ignores case
         * @example yanfa
         */
        keyword?: components['parameters']['Keyword']
        /** @example spruce-web-enterprise-console */
        appCode?: components['schemas']['AppCode']
        /**
         * @description Those that have this channel
         * @example sms
         */
        channel?: components['schemas']['BusinessChannel']
        /** @example true */
        enabled?: boolean
        /**
         * @description Fields in order of weight; a minus sorts downwards
         * @example -updatedAt
         */
        sort?: string
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000e01",
           *           "code": "approval.pending",
           *           "name": "审批提醒",
           *           "appCode": "spruce-web-enterprise-console",
           *           "description": null,
           *           "channels": [
           *             "inApp",
           *             "sms"
           *           ],
           *           "enabled": true,
           *           "version": 1,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BusinessIdentifierRow'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addBusinessIdentifier: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "approval.pending",
         *       "name": "审批提醒",
         *       "appCode": "spruce-web-enterprise-console",
         *       "channels": {
         *         "inApp": {
         *           "title": "待审批：{{title}}",
         *           "body": "<p>{{applicant}} 提交了“{{title}}”，请及时处理。</p>",
         *           "link": "/dashboard?approval={{id}}"
         *         },
         *         "sms": {
         *           "text": "{{applicant}}提交了“{{title}}”，请登录处理。"
         *         }
         *       },
         *       "variables": [
         *         {
         *           "name": "title",
         *           "label": "单据",
         *           "required": true,
         *           "maxLength": 50
         *         },
         *         {
         *           "name": "applicant",
         *           "label": "申请人",
         *           "required": true,
         *           "maxLength": 20
         *         },
         *         {
         *           "name": "id",
         *           "label": "单据编号",
         *           "required": false,
         *           "maxLength": 40
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['AddBusinessIdentifierRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e01",
           *         "code": "approval.pending",
           *         "name": "审批提醒",
           *         "appCode": "spruce-web-enterprise-console",
           *         "description": null,
           *         "channels": {
           *           "inApp": {
           *             "title": "待审批：{{title}}",
           *             "body": "<p>{{applicant}} 提交了“{{title}}”，请及时处理。</p>",
           *             "link": "/dashboard?approval={{id}}"
           *           },
           *           "sms": {
           *             "text": "{{applicant}}提交了“{{title}}”，请登录处理。"
           *           }
           *         },
           *         "enabled": true,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z",
           *         "variables": [
           *           {
           *             "name": "title",
           *             "label": "单据",
           *             "required": true,
           *             "maxLength": 50
           *           },
           *           {
           *             "name": "applicant",
           *             "label": "申请人",
           *             "required": true,
           *             "maxLength": 20
           *           },
           *           {
           *             "name": "id",
           *             "label": "单据编号",
           *             "required": false,
           *             "maxLength": 40
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BusinessIdentifier']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  previewBusinessIdentifier: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "channels": {
         *         "inApp": {
         *           "title": "待审批：{{title}}",
         *           "body": "<p>{{applicant}} 提交了“{{title}}”，请及时处理。</p>",
         *           "link": "/dashboard?approval={{id}}"
         *         },
         *         "sms": {
         *           "text": "{{applicant}}提交了“{{title}}”，请登录处理。"
         *         }
         *       },
         *       "variables": [
         *         {
         *           "name": "title",
         *           "label": "单据",
         *           "required": true,
         *           "maxLength": 50
         *         },
         *         {
         *           "name": "applicant",
         *           "label": "申请人",
         *           "required": true,
         *           "maxLength": 20
         *         },
         *         {
         *           "name": "id",
         *           "label": "单据编号",
         *           "required": false,
         *           "maxLength": 40
         *         }
         *       ],
         *       "values": [
         *         {
         *           "name": "title",
         *           "value": "出差申请"
         *         },
         *         {
         *           "name": "applicant",
         *           "value": "张伟"
         *         },
         *         {
         *           "name": "id",
         *           "value": "A-1"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['PreviewBusinessIdentifierRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "inApp": {
           *           "title": "待审批：出差申请",
           *           "body": "<p>张伟 提交了“出差申请”，请及时处理。</p>",
           *           "link": "/dashboard?approval=A-1"
           *         },
           *         "mail": null,
           *         "sms": {
           *           "text": "张伟提交了“出差申请”，请登录处理。"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BusinessMessage']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getBusinessIdentifier: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e01",
           *         "code": "approval.pending",
           *         "name": "审批提醒",
           *         "appCode": "spruce-web-enterprise-console",
           *         "description": null,
           *         "channels": {
           *           "inApp": {
           *             "title": "待审批：{{title}}",
           *             "body": "<p>{{applicant}} 提交了“{{title}}”，请及时处理。</p>",
           *             "link": "/dashboard?approval={{id}}"
           *           },
           *           "sms": {
           *             "text": "{{applicant}}提交了“{{title}}”，请登录处理。"
           *           }
           *         },
           *         "enabled": true,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z",
           *         "variables": [
           *           {
           *             "name": "title",
           *             "label": "单据",
           *             "required": true,
           *             "maxLength": 50
           *           },
           *           {
           *             "name": "applicant",
           *             "label": "申请人",
           *             "required": true,
           *             "maxLength": 20
           *           },
           *           {
           *             "name": "id",
           *             "label": "单据编号",
           *             "required": false,
           *             "maxLength": 40
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BusinessIdentifier']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editBusinessIdentifier: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "审批提醒",
         *       "channels": {
         *         "inApp": {
         *           "title": "待审批：{{title}}",
         *           "body": "<p>{{applicant}} 提交了“{{title}}”，请及时处理。</p>",
         *           "link": "/dashboard?approval={{id}}"
         *         },
         *         "sms": {
         *           "text": "{{applicant}}提交了“{{title}}”，请登录处理。"
         *         }
         *       },
         *       "variables": [
         *         {
         *           "name": "title",
         *           "label": "单据",
         *           "required": true,
         *           "maxLength": 50
         *         },
         *         {
         *           "name": "applicant",
         *           "label": "申请人",
         *           "required": true,
         *           "maxLength": 20
         *         },
         *         {
         *           "name": "id",
         *           "label": "单据编号",
         *           "required": false,
         *           "maxLength": 40
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['EditBusinessIdentifierRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e01",
           *         "code": "approval.pending",
           *         "name": "审批提醒",
           *         "appCode": "spruce-web-enterprise-console",
           *         "description": null,
           *         "channels": {
           *           "inApp": {
           *             "title": "待审批：{{title}}",
           *             "body": "<p>{{applicant}} 提交了“{{title}}”，请及时处理。</p>",
           *             "link": "/dashboard?approval={{id}}"
           *           },
           *           "sms": {
           *             "text": "{{applicant}}提交了“{{title}}”，请登录处理。"
           *           }
           *         },
           *         "enabled": true,
           *         "version": 2,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z",
           *         "variables": [
           *           {
           *             "name": "title",
           *             "label": "单据",
           *             "required": true,
           *             "maxLength": 50
           *           },
           *           {
           *             "name": "applicant",
           *             "label": "申请人",
           *             "required": true,
           *             "maxLength": 20
           *           },
           *           {
           *             "name": "id",
           *             "label": "单据编号",
           *             "required": false,
           *             "maxLength": 40
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BusinessIdentifier']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  setBusinessIdentifierStatus: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "enabled": false
         *     }
         */
        'application/json': components['schemas']['BusinessIdentifierStatusRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e01",
           *         "code": "approval.pending",
           *         "name": "审批提醒",
           *         "appCode": "spruce-web-enterprise-console",
           *         "description": null,
           *         "channels": {
           *           "inApp": {
           *             "title": "待审批：{{title}}",
           *             "body": "<p>{{applicant}} 提交了“{{title}}”，请及时处理。</p>",
           *             "link": "/dashboard?approval={{id}}"
           *           },
           *           "sms": {
           *             "text": "{{applicant}}提交了“{{title}}”，请登录处理。"
           *           }
           *         },
           *         "enabled": false,
           *         "version": 2,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z",
           *         "variables": [
           *           {
           *             "name": "title",
           *             "label": "单据",
           *             "required": true,
           *             "maxLength": 50
           *           },
           *           {
           *             "name": "applicant",
           *             "label": "申请人",
           *             "required": true,
           *             "maxLength": 20
           *           },
           *           {
           *             "name": "id",
           *             "label": "单据编号",
           *             "required": false,
           *             "maxLength": 40
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BusinessIdentifier']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeBusinessIdentifier: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 2
         *     }
         */
        'application/json': components['schemas']['BusinessIdentifierVersion']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listCalendarEvents: {
    parameters: {
      query: {
        /**
         * @description Events that end after it
         * @example 2026-11-01T00:00:00Z
         */
        from: components['schemas']['Moment']
        /**
         * @description Events that begin before it, at most 400 days after `from`
         * @example 2026-12-01T00:00:00Z
         */
        to: components['schemas']['Moment']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000801",
           *           "title": "季度评审",
           *           "note": "带上报表",
           *           "location": "3 号会议室",
           *           "startAt": "2026-11-23T01:00:00.000Z",
           *           "endAt": "2026-11-23T02:00:00.000Z",
           *           "allDay": false,
           *           "remindMinutes": 15,
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CalendarEvent'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addCalendarEvent: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "季度评审",
         *       "startAt": "2026-11-23T01:00:00Z",
         *       "endAt": "2026-11-23T02:00:00Z",
         *       "remindMinutes": 15
         *     }
         */
        'application/json': components['schemas']['AddCalendarEventRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000801",
           *         "title": "季度评审",
           *         "note": "带上报表",
           *         "location": "3 号会议室",
           *         "startAt": "2026-11-23T01:00:00.000Z",
           *         "endAt": "2026-11-23T02:00:00.000Z",
           *         "allDay": false,
           *         "remindMinutes": 15,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CalendarEvent']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getCalendarEvent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000801 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000801",
           *         "title": "季度评审",
           *         "note": "带上报表",
           *         "location": "3 号会议室",
           *         "startAt": "2026-11-23T01:00:00.000Z",
           *         "endAt": "2026-11-23T02:00:00.000Z",
           *         "allDay": false,
           *         "remindMinutes": 15,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CalendarEvent']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editCalendarEvent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000801 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "location": "3 号会议室"
         *     }
         */
        'application/json': components['schemas']['EditCalendarEventRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000801",
           *         "title": "季度评审",
           *         "note": "带上报表",
           *         "location": "3 号会议室",
           *         "startAt": "2026-11-23T01:00:00.000Z",
           *         "endAt": "2026-11-23T02:00:00.000Z",
           *         "allDay": false,
           *         "remindMinutes": 15,
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CalendarEvent']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeCalendarEvent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000801 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['OwnEntryVersion']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listComponents: {
    parameters: {
      query?: {
        /**
         * @description Name, full pinyin, initials or code; matching ignores case
         * @example yanfa
         */
        keyword?: components['parameters']['Keyword']
        /** @example on_shelf */
        status?: components['schemas']['ComponentStatus']
        /** @example frame */
        kind?: 'builtin' | 'frame'
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000f01",
           *           "code": "acme.trend",
           *           "kind": "frame",
           *           "name": {
           *             "zh-CN": "趋势图",
           *             "en-US": "Trend"
           *           },
           *           "category": "图表",
           *           "icon": "chart",
           *           "url": "https://widgets.example.cn/trend",
           *           "size": {
           *             "w": 6,
           *             "h": 8
           *           },
           *           "minSize": {
           *             "w": 2,
           *             "h": 2
           *           },
           *           "properties": {
           *             "type": "object",
           *             "properties": {
           *               "title": {
           *                 "type": "string"
           *               }
           *             }
           *           },
           *           "visibleTo": "all",
           *           "tenantIds": [],
           *           "status": "on_shelf",
           *           "release": 2,
           *           "hasChanges": false,
           *           "version": 4,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Component'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addComponent: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "acme.trend",
         *       "kind": "frame",
         *       "name": {
         *         "zh-CN": "趋势图",
         *         "en-US": "Trend"
         *       },
         *       "category": "图表",
         *       "icon": "chart",
         *       "url": "https://widgets.example.cn/trend",
         *       "size": {
         *         "w": 6,
         *         "h": 8
         *       },
         *       "minSize": {
         *         "w": 2,
         *         "h": 2
         *       },
         *       "properties": {
         *         "type": "object",
         *         "properties": {
         *           "title": {
         *             "type": "string"
         *           }
         *         }
         *       }
         *     }
         */
        'application/json': components['schemas']['AddComponentRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000f01",
           *         "code": "acme.trend",
           *         "kind": "frame",
           *         "name": {
           *           "zh-CN": "趋势图",
           *           "en-US": "Trend"
           *         },
           *         "category": "图表",
           *         "icon": "chart",
           *         "url": "https://widgets.example.cn/trend",
           *         "size": {
           *           "w": 6,
           *           "h": 8
           *         },
           *         "minSize": {
           *           "w": 2,
           *           "h": 2
           *         },
           *         "properties": {
           *           "type": "object",
           *           "properties": {
           *             "title": {
           *               "type": "string"
           *             }
           *           }
           *         },
           *         "visibleTo": "all",
           *         "tenantIds": [],
           *         "status": "draft",
           *         "release": null,
           *         "hasChanges": false,
           *         "version": 4,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Component']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000f01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000f01",
           *         "code": "acme.trend",
           *         "kind": "frame",
           *         "name": {
           *           "zh-CN": "趋势图",
           *           "en-US": "Trend"
           *         },
           *         "category": "图表",
           *         "icon": "chart",
           *         "url": "https://widgets.example.cn/trend",
           *         "size": {
           *           "w": 6,
           *           "h": 8
           *         },
           *         "minSize": {
           *           "w": 2,
           *           "h": 2
           *         },
           *         "properties": {
           *           "type": "object",
           *           "properties": {
           *             "title": {
           *               "type": "string"
           *             }
           *           }
           *         },
           *         "visibleTo": "all",
           *         "tenantIds": [],
           *         "status": "on_shelf",
           *         "release": 2,
           *         "hasChanges": false,
           *         "version": 4,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Component']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000f01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 4,
         *       "category": "图表"
         *     }
         */
        'application/json': components['schemas']['EditComponentRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000f01",
           *         "code": "acme.trend",
           *         "kind": "frame",
           *         "name": {
           *           "zh-CN": "趋势图",
           *           "en-US": "Trend"
           *         },
           *         "category": "图表",
           *         "icon": "chart",
           *         "url": "https://widgets.example.cn/trend",
           *         "size": {
           *           "w": 6,
           *           "h": 8
           *         },
           *         "minSize": {
           *           "w": 2,
           *           "h": 2
           *         },
           *         "properties": {
           *           "type": "object",
           *           "properties": {
           *             "title": {
           *               "type": "string"
           *             }
           *           }
           *         },
           *         "visibleTo": "all",
           *         "tenantIds": [],
           *         "status": "on_shelf",
           *         "release": 2,
           *         "hasChanges": false,
           *         "version": 4,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Component']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  publishComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000f01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 4
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000f01",
           *         "code": "acme.trend",
           *         "kind": "frame",
           *         "name": {
           *           "zh-CN": "趋势图",
           *           "en-US": "Trend"
           *         },
           *         "category": "图表",
           *         "icon": "chart",
           *         "url": "https://widgets.example.cn/trend",
           *         "size": {
           *           "w": 6,
           *           "h": 8
           *         },
           *         "minSize": {
           *           "w": 2,
           *           "h": 2
           *         },
           *         "properties": {
           *           "type": "object",
           *           "properties": {
           *             "title": {
           *               "type": "string"
           *             }
           *           }
           *         },
           *         "visibleTo": "all",
           *         "tenantIds": [],
           *         "status": "on_shelf",
           *         "release": 2,
           *         "hasChanges": false,
           *         "version": 4,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Component']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  withdrawComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000f01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 4
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000f01",
           *         "code": "acme.trend",
           *         "kind": "frame",
           *         "name": {
           *           "zh-CN": "趋势图",
           *           "en-US": "Trend"
           *         },
           *         "category": "图表",
           *         "icon": "chart",
           *         "url": "https://widgets.example.cn/trend",
           *         "size": {
           *           "w": 6,
           *           "h": 8
           *         },
           *         "minSize": {
           *           "w": 2,
           *           "h": 2
           *         },
           *         "properties": {
           *           "type": "object",
           *           "properties": {
           *             "title": {
           *               "type": "string"
           *             }
           *           }
           *         },
           *         "visibleTo": "all",
           *         "tenantIds": [],
           *         "status": "off_shelf",
           *         "release": 2,
           *         "hasChanges": false,
           *         "version": 4,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Component']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000f01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 4
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listComponentReleases: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000f01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "number": 2,
           *           "url": "https://widgets.example.cn/trend",
           *           "size": {
           *             "w": 6,
           *             "h": 8
           *           },
           *           "minSize": {
           *             "w": 2,
           *             "h": 2
           *           },
           *           "properties": {
           *             "type": "object",
           *             "properties": {
           *               "title": {
           *                 "type": "string"
           *               }
           *             }
           *           },
           *           "releasedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ComponentRelease'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listTenantComponents: {
    parameters: {
      query?: {
        /**
         * @description Name, full pinyin, initials or code; matching ignores case
         * @example yanfa
         */
        keyword?: components['parameters']['Keyword']
        /** @example tenant */
        origin?: 'platform' | 'tenant'
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000f01",
           *           "code": "acme.trend",
           *           "kind": "frame",
           *           "origin": "tenant",
           *           "enabled": true,
           *           "name": {
           *             "zh-CN": "趋势图",
           *             "en-US": "Trend"
           *           },
           *           "category": "图表",
           *           "icon": "chart",
           *           "url": "https://widgets.example.cn/trend",
           *           "size": {
           *             "w": 6,
           *             "h": 8
           *           },
           *           "minSize": {
           *             "w": 2,
           *             "h": 2
           *           },
           *           "properties": {
           *             "type": "object",
           *             "properties": {
           *               "title": {
           *                 "type": "string"
           *               }
           *             }
           *           },
           *           "status": "on_shelf",
           *           "release": 2,
           *           "hasChanges": false,
           *           "version": 4,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['TenantComponent'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addTenantComponent: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "acme.trend",
         *       "name": {
         *         "zh-CN": "趋势图",
         *         "en-US": "Trend"
         *       },
         *       "category": "图表",
         *       "icon": "chart",
         *       "url": "https://widgets.example.cn/trend",
         *       "size": {
         *         "w": 6,
         *         "h": 8
         *       },
         *       "minSize": {
         *         "w": 2,
         *         "h": 2
         *       },
         *       "properties": {
         *         "type": "object",
         *         "properties": {
         *           "title": {
         *             "type": "string"
         *           }
         *         }
         *       }
         *     }
         */
        'application/json': components['schemas']['AddTenantComponentRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000f01",
           *         "code": "acme.trend",
           *         "kind": "frame",
           *         "origin": "tenant",
           *         "enabled": true,
           *         "name": {
           *           "zh-CN": "趋势图",
           *           "en-US": "Trend"
           *         },
           *         "category": "图表",
           *         "icon": "chart",
           *         "url": "https://widgets.example.cn/trend",
           *         "size": {
           *           "w": 6,
           *           "h": 8
           *         },
           *         "minSize": {
           *           "w": 2,
           *           "h": 2
           *         },
           *         "properties": {
           *           "type": "object",
           *           "properties": {
           *             "title": {
           *               "type": "string"
           *             }
           *           }
           *         },
           *         "status": "draft",
           *         "release": null,
           *         "hasChanges": false,
           *         "version": 4,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['TenantComponent']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPalette: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000f01",
           *           "code": "acme.trend",
           *           "kind": "frame",
           *           "origin": "tenant",
           *           "enabled": true,
           *           "name": {
           *             "zh-CN": "趋势图",
           *             "en-US": "Trend"
           *           },
           *           "category": "图表",
           *           "icon": "chart",
           *           "url": "https://widgets.example.cn/trend",
           *           "size": {
           *             "w": 6,
           *             "h": 8
           *           },
           *           "minSize": {
           *             "w": 2,
           *             "h": 2
           *           },
           *           "properties": {
           *             "type": "object",
           *             "properties": {
           *               "title": {
           *                 "type": "string"
           *               }
           *             }
           *           },
           *           "status": "on_shelf",
           *           "release": 2,
           *           "hasChanges": false,
           *           "version": 4,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['TenantComponent'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  switchComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000f01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "enabled": false
         *     }
         */
        'application/json': components['schemas']['SwitchComponentRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000f01",
           *         "code": "acme.trend",
           *         "kind": "frame",
           *         "origin": "platform",
           *         "enabled": false,
           *         "name": {
           *           "zh-CN": "趋势图",
           *           "en-US": "Trend"
           *         },
           *         "category": "图表",
           *         "icon": "chart",
           *         "url": "https://widgets.example.cn/trend",
           *         "size": {
           *           "w": 6,
           *           "h": 8
           *         },
           *         "minSize": {
           *           "w": 2,
           *           "h": 2
           *         },
           *         "properties": {
           *           "type": "object",
           *           "properties": {
           *             "title": {
           *               "type": "string"
           *             }
           *           }
           *         },
           *         "status": "on_shelf",
           *         "release": 2,
           *         "hasChanges": false,
           *         "version": 4,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['TenantComponent']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editTenantComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000f01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 4,
         *       "category": "图表"
         *     }
         */
        'application/json': components['schemas']['EditTenantComponentRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000f01",
           *         "code": "acme.trend",
           *         "kind": "frame",
           *         "origin": "tenant",
           *         "enabled": true,
           *         "name": {
           *           "zh-CN": "趋势图",
           *           "en-US": "Trend"
           *         },
           *         "category": "图表",
           *         "icon": "chart",
           *         "url": "https://widgets.example.cn/trend",
           *         "size": {
           *           "w": 6,
           *           "h": 8
           *         },
           *         "minSize": {
           *           "w": 2,
           *           "h": 2
           *         },
           *         "properties": {
           *           "type": "object",
           *           "properties": {
           *             "title": {
           *               "type": "string"
           *             }
           *           }
           *         },
           *         "status": "on_shelf",
           *         "release": 2,
           *         "hasChanges": false,
           *         "version": 4,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['TenantComponent']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  publishTenantComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000f01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 4
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000f01",
           *         "code": "acme.trend",
           *         "kind": "frame",
           *         "origin": "tenant",
           *         "enabled": true,
           *         "name": {
           *           "zh-CN": "趋势图",
           *           "en-US": "Trend"
           *         },
           *         "category": "图表",
           *         "icon": "chart",
           *         "url": "https://widgets.example.cn/trend",
           *         "size": {
           *           "w": 6,
           *           "h": 8
           *         },
           *         "minSize": {
           *           "w": 2,
           *           "h": 2
           *         },
           *         "properties": {
           *           "type": "object",
           *           "properties": {
           *             "title": {
           *               "type": "string"
           *             }
           *           }
           *         },
           *         "status": "on_shelf",
           *         "release": 2,
           *         "hasChanges": false,
           *         "version": 4,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['TenantComponent']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  withdrawTenantComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000f01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 4
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000f01",
           *         "code": "acme.trend",
           *         "kind": "frame",
           *         "origin": "tenant",
           *         "enabled": true,
           *         "name": {
           *           "zh-CN": "趋势图",
           *           "en-US": "Trend"
           *         },
           *         "category": "图表",
           *         "icon": "chart",
           *         "url": "https://widgets.example.cn/trend",
           *         "size": {
           *           "w": 6,
           *           "h": 8
           *         },
           *         "minSize": {
           *           "w": 2,
           *           "h": 2
           *         },
           *         "properties": {
           *           "type": "object",
           *           "properties": {
           *             "title": {
           *               "type": "string"
           *             }
           *           }
           *         },
           *         "status": "off_shelf",
           *         "release": 2,
           *         "hasChanges": false,
           *         "version": 4,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['TenantComponent']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeTenantComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000f01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 4
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listContactDepartments: {
    parameters: {
      query?: {
        /**
         * @description Absent: the root level
         * @example 01930f3c-0000-7000-8000-000000000101
         */
        parentId?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000101",
           *           "name": "研发部",
           *           "childCount": 3,
           *           "memberCount": 120
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ContactDepartment'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listContacts: {
    parameters: {
      query?: {
        /** @example 01930f3c-0000-7000-8000-000000000101 */
        deptId?: components['schemas']['Id']
        /**
         * @description Also people of the departments below deptId
         * @example true
         */
        withDescendants?: boolean
        /**
         * @description Name, pinyin, initials, login name, employee code, or a whole mobile or email
         * @example zw
         */
        keyword?: string
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000301",
           *           "nickName": "张伟",
           *           "photo": null,
           *           "employeeCode": "YS0002",
           *           "mobile": "138****5678",
           *           "email": "zhan****@yunshan.example",
           *           "departments": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000101",
           *               "name": "研发部",
           *               "main": true
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Contact'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getContact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000301 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000301",
           *         "nickName": "张伟",
           *         "photo": null,
           *         "employeeCode": "YS0002",
           *         "mobile": "138****5678",
           *         "email": "zhan****@yunshan.example",
           *         "departments": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部",
           *             "main": true
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Contact']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listCustomers: {
    parameters: {
      query?: {
        /**
         * @description Part of name, short name or code
         * @example 云山
         */
        keyword?: string
        /** @example enabled */
        status?: components['schemas']['CustomerStatus']
        /** @example 制造业 */
        industry?: string
        /** @example 浙江杭州 */
        region?: string
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        planId?: components['schemas']['Id']
        /** @example 2027-01-01T00:00:00.000Z */
        expiresBefore?: components['schemas']['FutureTime']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
        /** @example -createdAt */
        sort?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000001",
           *           "code": "yunshan",
           *           "name": "云山制造集团有限公司",
           *           "shortName": "云山制造",
           *           "hosts": [
           *             "yunshan.example.cn"
           *           ],
           *           "industry": "制造业",
           *           "region": "浙江杭州",
           *           "contactName": "李娜",
           *           "contactMobile": "138****5678",
           *           "contactEmail": "lina@yunshan.example",
           *           "status": "enabled",
           *           "expiresAt": "2027-11-20T00:00:00.000Z",
           *           "memberCount": 1248,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Customer'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addCustomer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "yunshan",
         *       "name": "云山制造集团有限公司",
         *       "shortName": "云山制造",
         *       "administrator": {
         *         "nickName": "李娜",
         *         "loginName": "admin_yunshan"
         *       }
         *     }
         */
        'application/json': components['schemas']['AddCustomerRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "customer": {
           *           "id": "01930f3c-0000-7000-8000-000000000001",
           *           "code": "yunshan",
           *           "name": "云山制造集团有限公司",
           *           "shortName": "云山制造",
           *           "hosts": [
           *             "yunshan.example.cn"
           *           ],
           *           "industry": "制造业",
           *           "region": "浙江杭州",
           *           "contactName": "李娜",
           *           "contactMobile": "138****5678",
           *           "contactEmail": "lina@yunshan.example",
           *           "status": "enabled",
           *           "expiresAt": "2027-11-20T00:00:00.000Z",
           *           "memberCount": 1248,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "version": 1
           *         },
           *         "administrator": {
           *           "loginName": "admin_yunshan",
           *           "oneTimePassword": "Qx7!mR2zKp4#"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AddedCustomer']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  checkCustomerDuplicates: {
    parameters: {
      query?: {
        /** @example 云山制造 */
        name?: components['schemas']['CustomerName']
        /** @example yunshan */
        code?: string
        /** @example 13812345678 */
        mobile?: components['schemas']['Mobile']
        /** @example lina@yunshan.example */
        email?: components['schemas']['Email']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "field": "name",
           *           "kind": "customer",
           *           "id": "01930f3c-0000-7000-8000-000000000001",
           *           "name": "云山制造集团有限公司"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CustomerDuplicate'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getCustomer: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "code": "yunshan",
           *         "name": "云山制造集团有限公司",
           *         "shortName": "云山制造",
           *         "hosts": [
           *           "yunshan.example.cn"
           *         ],
           *         "industry": "制造业",
           *         "region": "浙江杭州",
           *         "contactName": "李娜",
           *         "contactMobile": "138****5678",
           *         "contactEmail": "lina@yunshan.example",
           *         "status": "enabled",
           *         "expiresAt": "2027-11-20T00:00:00.000Z",
           *         "memberCount": 1248,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Customer']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editCustomer: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "shortName": "云山"
         *     }
         */
        'application/json': components['schemas']['EditCustomerRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "code": "yunshan",
           *         "name": "云山制造集团有限公司",
           *         "shortName": "云山",
           *         "hosts": [
           *           "yunshan.example.cn"
           *         ],
           *         "industry": "制造业",
           *         "region": "浙江杭州",
           *         "contactName": "李娜",
           *         "contactMobile": "138****5678",
           *         "contactEmail": "lina@yunshan.example",
           *         "status": "enabled",
           *         "expiresAt": "2027-11-20T00:00:00.000Z",
           *         "memberCount": 1248,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Customer']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  setCustomerStatus: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "status": "disabled"
         *     }
         */
        'application/json': components['schemas']['CustomerStatusRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "code": "yunshan",
           *         "name": "云山制造集团有限公司",
           *         "shortName": "云山制造",
           *         "hosts": [
           *           "yunshan.example.cn"
           *         ],
           *         "industry": "制造业",
           *         "region": "浙江杭州",
           *         "contactName": "李娜",
           *         "contactMobile": "138****5678",
           *         "contactEmail": "lina@yunshan.example",
           *         "status": "disabled",
           *         "expiresAt": "2027-11-20T00:00:00.000Z",
           *         "memberCount": 1248,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Customer']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  renewCustomer: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "expiresAt": "2028-11-20T00:00:00.000Z"
         *     }
         */
        'application/json': components['schemas']['RenewCustomerRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "code": "yunshan",
           *         "name": "云山制造集团有限公司",
           *         "shortName": "云山制造",
           *         "hosts": [
           *           "yunshan.example.cn"
           *         ],
           *         "industry": "制造业",
           *         "region": "浙江杭州",
           *         "contactName": "李娜",
           *         "contactMobile": "138****5678",
           *         "contactEmail": "lina@yunshan.example",
           *         "status": "enabled",
           *         "expiresAt": "2028-11-20T00:00:00.000Z",
           *         "memberCount": 1248,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Customer']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listDeptTrees: {
    parameters: {
      query?: {
        /**
         * @description Name, full pinyin, initials or code; matching ignores case
         * @example yanfa
         */
        keyword?: components['parameters']['Keyword']
        /**
         * @description Levels to load without a keyword
         * @example 1
         */
        depth?: number
        /**
         * @description At most so many matches with a keyword
         * @example 200
         */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000100",
           *           "parentId": null,
           *           "name": "云杉制造集团",
           *           "code": "YS",
           *           "sort": 1,
           *           "childCount": 1,
           *           "memberCount": 3,
           *           "matched": false,
           *           "version": 1,
           *           "children": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000101",
           *               "parentId": "01930f3c-0000-7000-8000-000000000100",
           *               "name": "研发部",
           *               "code": "RD",
           *               "sort": 1,
           *               "childCount": 0,
           *               "memberCount": 12,
           *               "matched": true,
           *               "version": 1,
           *               "children": []
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['DeptNode'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listChildDepts: {
    parameters: {
      query?: {
        /**
         * @description Absent: the root level
         * @example 01930f3c-0000-7000-8000-000000000100
         */
        parentId?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000101",
           *           "parentId": "01930f3c-0000-7000-8000-000000000100",
           *           "name": "研发部",
           *           "code": "RD",
           *           "sort": 1,
           *           "childCount": 0,
           *           "memberCount": 12,
           *           "matched": false,
           *           "version": 1,
           *           "children": []
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['DeptNode'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getDeptBranch: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000101 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000101",
           *         "parentId": "01930f3c-0000-7000-8000-000000000100",
           *         "name": "研发部",
           *         "code": "RD",
           *         "sort": 1,
           *         "childCount": 0,
           *         "memberCount": 12,
           *         "matched": false,
           *         "version": 1,
           *         "children": [],
           *         "ancestors": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000100",
           *             "name": "云杉制造集团"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['DeptBranch']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getDept: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000101 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000101",
           *         "parentId": "01930f3c-0000-7000-8000-000000000100",
           *         "name": "研发部",
           *         "code": "RD",
           *         "headId": "01930f3c-0000-7000-8000-000000000301",
           *         "headName": "张伟",
           *         "sort": 1,
           *         "description": "产品研发",
           *         "path": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000100",
           *             "name": "云杉制造集团"
           *           },
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部"
           *           }
           *         ],
           *         "memberCount": 12,
           *         "childCount": 0,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Department']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addDept: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "研发部",
         *       "parentId": "01930f3c-0000-7000-8000-000000000100",
         *       "code": "RD",
         *       "sort": 1
         *     }
         */
        'application/json': components['schemas']['AddDeptRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000101",
           *         "parentId": "01930f3c-0000-7000-8000-000000000100",
           *         "name": "研发部",
           *         "code": "RD",
           *         "headId": "01930f3c-0000-7000-8000-000000000301",
           *         "headName": "张伟",
           *         "sort": 1,
           *         "description": "产品研发",
           *         "path": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000100",
           *             "name": "云杉制造集团"
           *           },
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部"
           *           }
           *         ],
           *         "memberCount": 12,
           *         "childCount": 0,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Department']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editDept: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "01930f3c-0000-7000-8000-000000000101",
         *       "version": 1,
         *       "name": "研发中心"
         *     }
         */
        'application/json': components['schemas']['EditDeptRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000101",
           *         "parentId": "01930f3c-0000-7000-8000-000000000100",
           *         "name": "研发中心",
           *         "code": "RD",
           *         "headId": "01930f3c-0000-7000-8000-000000000301",
           *         "headName": "张伟",
           *         "sort": 1,
           *         "description": "产品研发",
           *         "path": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000100",
           *             "name": "云杉制造集团"
           *           },
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部"
           *           }
           *         ],
           *         "memberCount": 12,
           *         "childCount": 0,
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Department']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  deleteDept: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000101 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['DeleteDeptRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "removed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RemovedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  previewDeptMove: {
    parameters: {
      query?: {
        /**
         * @description Absent: to the root level
         * @example 01930f3c-0000-7000-8000-000000000102
         */
        parentId?: components['schemas']['Id']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000101 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "departments": 1,
           *         "people": 12,
           *         "fromPath": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000100",
           *             "name": "云杉制造集团"
           *           },
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部"
           *           }
           *         ],
           *         "toPath": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000100",
           *             "name": "云杉制造集团"
           *           },
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000102",
           *             "name": "生产中心"
           *           },
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['DeptMovePreview']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listUserDepts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "userIds": [
         *         "01930f3c-0000-7000-8000-000000000201"
         *       ]
         *     }
         */
        'application/json': components['schemas']['UserDeptsRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "departments": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000101",
           *               "name": "研发部",
           *               "main": true
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UserDepts'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listOtherDepts: {
    parameters: {
      query: {
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId: components['schemas']['Id']
        /**
         * @description Name, full pinyin, initials or code; matching ignores case
         * @example yanfa
         */
        keyword?: components['parameters']['Keyword']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000101",
           *           "name": "研发部",
           *           "code": "RD",
           *           "path": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000100",
           *               "name": "云杉制造集团"
           *             },
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000101",
           *               "name": "研发部"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OtherDept'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listDeviceAreas: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000e01",
           *           "parentId": null,
           *           "name": "一号车间",
           *           "sort": 0,
           *           "deviceCount": 12,
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['DeviceArea'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addDeviceArea: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "一号车间"
         *     }
         */
        'application/json': components['schemas']['AddDeviceAreaRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e01",
           *         "parentId": null,
           *         "name": "一号车间",
           *         "sort": 0,
           *         "deviceCount": 0,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['DeviceArea']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editDeviceArea: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "一号车间"
         *     }
         */
        'application/json': components['schemas']['EditDeviceAreaRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e01",
           *         "parentId": null,
           *         "name": "一号车间",
           *         "sort": 0,
           *         "deviceCount": 12,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['DeviceArea']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeDeviceArea: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listDevices: {
    parameters: {
      query?: {
        /**
         * @description With the areas below it
         * @example 01930f3c-0000-7000-8000-000000000e01
         */
        areaId?: components['schemas']['Id']
        /**
         * @description Name, full pinyin, initials or code; matching ignores case
         * @example yanfa
         */
        keyword?: components['parameters']['Keyword']
        /** @example true */
        online?: boolean
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000e02",
           *           "areaId": "01930f3c-0000-7000-8000-000000000e01",
           *           "areaName": "一号车间",
           *           "code": "PRESS-01",
           *           "name": "冲压机",
           *           "model": "JH21-160",
           *           "description": null,
           *           "online": true,
           *           "seenAt": "2026-11-20T08:00:00.000Z",
           *           "pointCount": 3,
           *           "version": 1,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Device'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addDevice: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "areaId": "01930f3c-0000-7000-8000-000000000e01",
         *       "code": "PRESS-01",
         *       "name": "冲压机"
         *     }
         */
        'application/json': components['schemas']['AddDeviceRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e02",
           *         "areaId": "01930f3c-0000-7000-8000-000000000e01",
           *         "areaName": "一号车间",
           *         "code": "PRESS-01",
           *         "name": "冲压机",
           *         "model": "JH21-160",
           *         "description": null,
           *         "online": true,
           *         "seenAt": "2026-11-20T08:00:00.000Z",
           *         "pointCount": 3,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Device']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getDevice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e02 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e02",
           *         "areaId": "01930f3c-0000-7000-8000-000000000e01",
           *         "areaName": "一号车间",
           *         "code": "PRESS-01",
           *         "name": "冲压机",
           *         "model": "JH21-160",
           *         "description": null,
           *         "online": true,
           *         "seenAt": "2026-11-20T08:00:00.000Z",
           *         "pointCount": 3,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Device']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editDevice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e02 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "冲压机"
         *     }
         */
        'application/json': components['schemas']['EditDeviceRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e02",
           *         "areaId": "01930f3c-0000-7000-8000-000000000e01",
           *         "areaName": "一号车间",
           *         "code": "PRESS-01",
           *         "name": "冲压机",
           *         "model": "JH21-160",
           *         "description": null,
           *         "online": true,
           *         "seenAt": "2026-11-20T08:00:00.000Z",
           *         "pointCount": 3,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Device']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeDevices: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-000000000e02"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RemoveDevicesRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "removed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RemovedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listDataPoints: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e02 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000e03",
           *           "deviceId": "01930f3c-0000-7000-8000-000000000e02",
           *           "code": "temperature",
           *           "name": "温度",
           *           "unit": "℃",
           *           "type": "number",
           *           "value": 36.5,
           *           "valueAt": "2026-11-20T08:00:00.000Z",
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['DataPoint'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addDataPoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e02 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "temperature",
         *       "name": "温度",
         *       "unit": "℃",
         *       "type": "number"
         *     }
         */
        'application/json': components['schemas']['AddDataPointRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e03",
           *         "deviceId": "01930f3c-0000-7000-8000-000000000e02",
           *         "code": "temperature",
           *         "name": "温度",
           *         "unit": "℃",
           *         "type": "number",
           *         "value": 36.5,
           *         "valueAt": "2026-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['DataPoint']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editDataPoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e03 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "unit": "℃"
         *     }
         */
        'application/json': components['schemas']['EditDataPointRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e03",
           *         "deviceId": "01930f3c-0000-7000-8000-000000000e02",
           *         "code": "temperature",
           *         "name": "温度",
           *         "unit": "℃",
           *         "type": "number",
           *         "value": 36.5,
           *         "valueAt": "2026-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['DataPoint']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeDataPoints: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-000000000e03"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RemoveDevicesRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "removed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RemovedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  reportDataPoints: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e02 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "values": [
         *         {
         *           "code": "temperature",
         *           "value": 36.5
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ReportRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "taken": 1,
           *         "ignored": 0
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Reported']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  exportDataPoints: {
    parameters: {
      query?: {
        /**
         * @description With the areas below it
         * @example 01930f3c-0000-7000-8000-000000000e01
         */
        areaId?: components['schemas']['Id']
        /** @example 01930f3c-0000-7000-8000-000000000e02 */
        deviceId?: components['schemas']['Id']
        /**
         * @description Name, full pinyin, initials or code; matching ignores case
         * @example yanfa
         */
        keyword?: components['parameters']['Keyword']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example 区域,设备编号 */
          'text/csv': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  uploadFile: {
    parameters: {
      query: {
        /** @example appImage */
        fileType: 'appImage' | 'avatar' | 'attachment'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description The file; its type is found by its content */
          file: Blob
        }
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000a1",
           *         "kind": "appImage",
           *         "name": "logo.png",
           *         "mediaType": "image/png",
           *         "bytes": 20480,
           *         "width": 512,
           *         "height": 512,
           *         "sizes": [
           *           "s",
           *           "m"
           *         ],
           *         "url": "/files/public/2J8Qm1vYt0bC5xW9aHsJfA",
           *         "createdAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UploadedFile']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  signFileUrls: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-0000000000a1"
         *       ],
         *       "size": "m"
         *     }
         */
        'application/json': components['schemas']['SignFileUrlsRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-0000000000a1",
           *           "url": "/files/signed/eyJhIjoxfQ.c2lnbmF0dXJl",
           *           "expiresAt": "2026-11-20T08:01:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['FileUrl'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getStorage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "bytes": 1048576,
           *         "files": 12,
           *         "quota": 5368709120
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['StorageUsage']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  hasAuthentication: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "authenticated": true,
           *         "name": "张*",
           *         "idCard": "1101**********002X",
           *         "at": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['IdentityState']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  sendVerifyCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "mobileEmail": "138****5678",
         *       "lang": "zh-CN"
         *     }
         */
        'application/json': components['schemas']['IdentityCodeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "seconds": 60
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CodeSent']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  authenticateIdentity: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "张伟",
         *       "idCard": "11010519491231002X",
         *       "mobileEmail": "138****5678",
         *       "vcCode": "204817"
         *     }
         */
        'application/json': components['schemas']['IdentityRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "authenticated": true,
           *         "name": "张*",
           *         "idCard": "1101**********002X",
           *         "at": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['IdentityState']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  downloadUserTemplate: {
    parameters: {
      query?: {
        /** @example xlsx */
        format?: 'xlsx' | 'csv'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description The name of the file */
          'content-disposition'?: string
          [name: string]: unknown
        }
        content: {
          /** @example PK… */
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Blob
          /** @example 姓名,登录名 */
          'text/csv': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  importUsers: {
    parameters: {
      query?: {
        /**
         * @description How far it goes by itself
         * @example check
         */
        until?: components['schemas']['ImportUntil']
        /**
         * @description Departments that rows name and the tenant lacks are made
         * @example false
         */
        createDepartments?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description An xlsx, or text with commas, semicolons or tabs in UTF-8, GB18030 or UTF-16 */
          file: Blob
        }
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "version": 3,
           *         "fileName": "成员名单.xlsx",
           *         "until": "check",
           *         "createDepartments": false,
           *         "columns": [
           *           {
           *             "index": 0,
           *             "letter": "A",
           *             "name": "姓名",
           *             "field": "nickName",
           *             "samples": [
           *               "张伟",
           *               "李娜"
           *             ]
           *           },
           *           {
           *             "index": 1,
           *             "letter": "B",
           *             "name": "备注",
           *             "field": null,
           *             "samples": []
           *           }
           *         ],
           *         "job": {
           *           "id": "01930f3c-0000-7000-8000-0000000000e1",
           *           "kind": "user-import",
           *           "title": "成员名单.xlsx",
           *           "status": "waiting",
           *           "phase": "check",
           *           "progress": {
           *             "done": 3,
           *             "total": 3
           *           },
           *           "result": {
           *             "rows": 3,
           *             "new": 2,
           *             "failed": 1,
           *             "departments": 0
           *           },
           *           "problem": null,
           *           "actions": [
           *             "map",
           *             "edit",
           *             "check",
           *             "commit",
           *             "cancel"
           *           ],
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "startedAt": "2026-11-20T08:00:01.000Z",
           *           "finishedAt": null,
           *           "expiresAt": "2026-11-27T08:00:00.000Z",
           *           "version": 3
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UserImport']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getUserImport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "version": 3,
           *         "fileName": "成员名单.xlsx",
           *         "until": "check",
           *         "createDepartments": false,
           *         "columns": [
           *           {
           *             "index": 0,
           *             "letter": "A",
           *             "name": "姓名",
           *             "field": "nickName",
           *             "samples": [
           *               "张伟",
           *               "李娜"
           *             ]
           *           },
           *           {
           *             "index": 1,
           *             "letter": "B",
           *             "name": "备注",
           *             "field": null,
           *             "samples": []
           *           }
           *         ],
           *         "job": {
           *           "id": "01930f3c-0000-7000-8000-0000000000e1",
           *           "kind": "user-import",
           *           "title": "成员名单.xlsx",
           *           "status": "waiting",
           *           "phase": "check",
           *           "progress": {
           *             "done": 3,
           *             "total": 3
           *           },
           *           "result": {
           *             "rows": 3,
           *             "new": 2,
           *             "failed": 1,
           *             "departments": 0
           *           },
           *           "problem": null,
           *           "actions": [
           *             "map",
           *             "edit",
           *             "check",
           *             "commit",
           *             "cancel"
           *           ],
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "startedAt": "2026-11-20T08:00:01.000Z",
           *           "finishedAt": null,
           *           "expiresAt": "2026-11-27T08:00:00.000Z",
           *           "version": 3
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UserImport']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  saveUserImportMapping: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 3,
         *       "mapping": [
         *         "nickName",
         *         null
         *       ],
         *       "createDepartments": false
         *     }
         */
        'application/json': components['schemas']['UserImportMapping']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "version": 3,
           *         "fileName": "成员名单.xlsx",
           *         "until": "check",
           *         "createDepartments": false,
           *         "columns": [
           *           {
           *             "index": 0,
           *             "letter": "A",
           *             "name": "姓名",
           *             "field": "nickName",
           *             "samples": [
           *               "张伟",
           *               "李娜"
           *             ]
           *           },
           *           {
           *             "index": 1,
           *             "letter": "B",
           *             "name": "备注",
           *             "field": null,
           *             "samples": []
           *           }
           *         ],
           *         "job": {
           *           "id": "01930f3c-0000-7000-8000-0000000000e1",
           *           "kind": "user-import",
           *           "title": "成员名单.xlsx",
           *           "status": "waiting",
           *           "phase": "check",
           *           "progress": {
           *             "done": 3,
           *             "total": 3
           *           },
           *           "result": {
           *             "rows": 3,
           *             "new": 2,
           *             "failed": 1,
           *             "departments": 0
           *           },
           *           "problem": null,
           *           "actions": [
           *             "map",
           *             "edit",
           *             "check",
           *             "commit",
           *             "cancel"
           *           ],
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "startedAt": "2026-11-20T08:00:01.000Z",
           *           "finishedAt": null,
           *           "expiresAt": "2026-11-27T08:00:00.000Z",
           *           "version": 3
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UserImport']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  checkUserImport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 3
         *     }
         */
        'application/json': components['schemas']['ImportVersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "version": 3,
           *         "fileName": "成员名单.xlsx",
           *         "until": "check",
           *         "createDepartments": false,
           *         "columns": [
           *           {
           *             "index": 0,
           *             "letter": "A",
           *             "name": "姓名",
           *             "field": "nickName",
           *             "samples": [
           *               "张伟",
           *               "李娜"
           *             ]
           *           },
           *           {
           *             "index": 1,
           *             "letter": "B",
           *             "name": "备注",
           *             "field": null,
           *             "samples": []
           *           }
           *         ],
           *         "job": {
           *           "id": "01930f3c-0000-7000-8000-0000000000e1",
           *           "kind": "user-import",
           *           "title": "成员名单.xlsx",
           *           "status": "waiting",
           *           "phase": "check",
           *           "progress": {
           *             "done": 3,
           *             "total": 3
           *           },
           *           "result": {
           *             "rows": 3,
           *             "new": 2,
           *             "failed": 1,
           *             "departments": 0
           *           },
           *           "problem": null,
           *           "actions": [
           *             "map",
           *             "edit",
           *             "check",
           *             "commit",
           *             "cancel"
           *           ],
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "startedAt": "2026-11-20T08:00:01.000Z",
           *           "finishedAt": null,
           *           "expiresAt": "2026-11-27T08:00:00.000Z",
           *           "version": 3
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UserImport']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  commitUserImport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 3
         *     }
         */
        'application/json': components['schemas']['ImportVersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "version": 3,
           *         "fileName": "成员名单.xlsx",
           *         "until": "check",
           *         "createDepartments": false,
           *         "columns": [
           *           {
           *             "index": 0,
           *             "letter": "A",
           *             "name": "姓名",
           *             "field": "nickName",
           *             "samples": [
           *               "张伟",
           *               "李娜"
           *             ]
           *           },
           *           {
           *             "index": 1,
           *             "letter": "B",
           *             "name": "备注",
           *             "field": null,
           *             "samples": []
           *           }
           *         ],
           *         "job": {
           *           "id": "01930f3c-0000-7000-8000-0000000000e1",
           *           "kind": "user-import",
           *           "title": "成员名单.xlsx",
           *           "status": "waiting",
           *           "phase": "check",
           *           "progress": {
           *             "done": 3,
           *             "total": 3
           *           },
           *           "result": {
           *             "rows": 3,
           *             "new": 2,
           *             "failed": 1,
           *             "departments": 0
           *           },
           *           "problem": null,
           *           "actions": [
           *             "map",
           *             "edit",
           *             "check",
           *             "commit",
           *             "cancel"
           *           ],
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "startedAt": "2026-11-20T08:00:01.000Z",
           *           "finishedAt": null,
           *           "expiresAt": "2026-11-27T08:00:00.000Z",
           *           "version": 3
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UserImport']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listUserImportRows: {
    parameters: {
      query?: {
        /** @example failed */
        outcome?: components['schemas']['ImportOutcome']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "number": 2,
           *           "cells": [
           *             "张伟",
           *             "13812345678"
           *           ],
           *           "outcome": "failed",
           *           "reasons": [
           *             {
           *               "column": "B列“手机号”",
           *               "index": 1,
           *               "message": "13812345678 已被其他账号使用；若是同一人，请改用邀请"
           *             }
           *           ],
           *           "memberId": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UserImportRow'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editUserImportRows: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 3,
         *       "rows": [
         *         {
         *           "number": 2,
         *           "cells": [
         *             {
         *               "index": 1,
         *               "text": "13812345679"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['EditImportRows']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "version": 3,
           *         "fileName": "成员名单.xlsx",
           *         "until": "check",
           *         "createDepartments": false,
           *         "columns": [
           *           {
           *             "index": 0,
           *             "letter": "A",
           *             "name": "姓名",
           *             "field": "nickName",
           *             "samples": [
           *               "张伟",
           *               "李娜"
           *             ]
           *           },
           *           {
           *             "index": 1,
           *             "letter": "B",
           *             "name": "备注",
           *             "field": null,
           *             "samples": []
           *           }
           *         ],
           *         "job": {
           *           "id": "01930f3c-0000-7000-8000-0000000000e1",
           *           "kind": "user-import",
           *           "title": "成员名单.xlsx",
           *           "status": "waiting",
           *           "phase": "check",
           *           "progress": {
           *             "done": 3,
           *             "total": 3
           *           },
           *           "result": {
           *             "rows": 3,
           *             "new": 2,
           *             "failed": 1,
           *             "departments": 0
           *           },
           *           "problem": null,
           *           "actions": [
           *             "map",
           *             "edit",
           *             "check",
           *             "commit",
           *             "cancel"
           *           ],
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "startedAt": "2026-11-20T08:00:01.000Z",
           *           "finishedAt": null,
           *           "expiresAt": "2026-11-27T08:00:00.000Z",
           *           "version": 3
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UserImport']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  downloadUserImportFailures: {
    parameters: {
      query?: {
        /** @example xlsx */
        format?: 'xlsx' | 'csv'
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description The name of the file */
          'content-disposition'?: string
          [name: string]: unknown
        }
        content: {
          /** @example PK… */
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Blob
          /** @example 姓名,登录名 */
          'text/csv': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  undoUserImport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 3
         *     }
         */
        'application/json': components['schemas']['ImportVersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "version": 3,
           *         "fileName": "成员名单.xlsx",
           *         "until": "check",
           *         "createDepartments": false,
           *         "columns": [
           *           {
           *             "index": 0,
           *             "letter": "A",
           *             "name": "姓名",
           *             "field": "nickName",
           *             "samples": [
           *               "张伟",
           *               "李娜"
           *             ]
           *           },
           *           {
           *             "index": 1,
           *             "letter": "B",
           *             "name": "备注",
           *             "field": null,
           *             "samples": []
           *           }
           *         ],
           *         "job": {
           *           "id": "01930f3c-0000-7000-8000-0000000000e1",
           *           "kind": "user-import",
           *           "title": "成员名单.xlsx",
           *           "status": "waiting",
           *           "phase": "check",
           *           "progress": {
           *             "done": 3,
           *             "total": 3
           *           },
           *           "result": {
           *             "rows": 3,
           *             "new": 2,
           *             "failed": 1,
           *             "departments": 0
           *           },
           *           "problem": null,
           *           "actions": [
           *             "map",
           *             "edit",
           *             "check",
           *             "commit",
           *             "cancel"
           *           ],
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "startedAt": "2026-11-20T08:00:01.000Z",
           *           "finishedAt": null,
           *           "expiresAt": "2026-11-27T08:00:00.000Z",
           *           "version": 3
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UserImport']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  sendUserInvite: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "mobileEmail": "13812345678",
         *       "nickName": "张伟",
         *       "departmentIds": [
         *         "01930f3c-0000-7000-8000-000000000101"
         *       ],
         *       "roleIds": []
         *     }
         */
        'application/json': components['schemas']['SendInviteRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000a01",
           *         "contactKind": "mobile",
           *         "contact": "138****5678",
           *         "nickName": "张伟",
           *         "departments": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部"
           *           }
           *         ],
           *         "roles": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000401",
           *             "name": "普通成员"
           *           }
           *         ],
           *         "status": "sent",
           *         "invitedBy": "李娜",
           *         "sentAt": "2026-11-20T08:00:00.000Z",
           *         "expiresAt": "2026-11-27T08:00:00.000Z",
           *         "acceptedAt": null,
           *         "version": 1,
           *         "link": "https://console.example.cn/bind-account?tenant=yunshan#invite=q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xWE"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SentInvitation']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  acceptUserInvite: {
    parameters: {
      query: {
        /** @example q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xWE */
        token: components['schemas']['InviteToken']
        /**
         * @description The client's mark of an acceptance; it changes nothing here
         * @example true
         */
        invite?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "tenantCode": "yunshan",
           *         "tenantName": "云山制造",
           *         "memberId": "01930f3c-0000-7000-8000-000000000301"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AcceptedInvitation']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  previewInvitation: {
    parameters: {
      query: {
        /** @example q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xWE */
        token: components['schemas']['InviteToken']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "tenantName": "云山制造",
           *         "tenantCode": "yunshan",
           *         "contactKind": "mobile",
           *         "contact": "138****5678",
           *         "nickName": "张伟",
           *         "status": "sent",
           *         "expiresAt": "2026-11-27T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['InvitationPreview']
          }
        }
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  registerByInvitation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xWE",
         *       "loginName": "zhang_wei",
         *       "nickName": "张伟",
         *       "password": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM="
         *     }
         */
        'application/json': components['schemas']['RegisterByInvitationRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "tenantCode": "yunshan",
           *         "tenantName": "云山制造",
           *         "memberId": "01930f3c-0000-7000-8000-000000000301"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AcceptedInvitation']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listInvitations: {
    parameters: {
      query?: {
        /** @example sent */
        status?: components['schemas']['InvitationStatus']
        /**
         * @description Beginning of the invited name, or a whole contact
         * @example 张
         */
        keyword?: string
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
        /** @example -sentAt */
        sort?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000a01",
           *           "contactKind": "mobile",
           *           "contact": "138****5678",
           *           "nickName": "张伟",
           *           "departments": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000101",
           *               "name": "研发部"
           *             }
           *           ],
           *           "roles": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000401",
           *               "name": "普通成员"
           *             }
           *           ],
           *           "status": "sent",
           *           "invitedBy": "李娜",
           *           "sentAt": "2026-11-20T08:00:00.000Z",
           *           "expiresAt": "2026-11-27T08:00:00.000Z",
           *           "acceptedAt": null,
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Invitation'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  resendInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000a01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['InvitationVersion']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000a01",
           *         "contactKind": "mobile",
           *         "contact": "138****5678",
           *         "nickName": "张伟",
           *         "departments": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部"
           *           }
           *         ],
           *         "roles": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000401",
           *             "name": "普通成员"
           *           }
           *         ],
           *         "status": "sent",
           *         "invitedBy": "李娜",
           *         "sentAt": "2026-11-20T08:00:00.000Z",
           *         "expiresAt": "2026-11-27T08:00:00.000Z",
           *         "acceptedAt": null,
           *         "version": 2,
           *         "link": "https://console.example.cn/bind-account?tenant=yunshan#invite=q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xWE"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SentInvitation']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  revokeInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000a01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['InvitationVersion']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000a01",
           *         "contactKind": "mobile",
           *         "contact": "138****5678",
           *         "nickName": "张伟",
           *         "departments": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部"
           *           }
           *         ],
           *         "roles": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000401",
           *             "name": "普通成员"
           *           }
           *         ],
           *         "status": "revoked",
           *         "invitedBy": "李娜",
           *         "sentAt": "2026-11-20T08:00:00.000Z",
           *         "expiresAt": "2026-11-27T08:00:00.000Z",
           *         "acceptedAt": null,
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Invitation']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listJobs: {
    parameters: {
      query?: {
        /** @example waiting */
        status?: components['schemas']['JobStatus']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-0000000000e1",
           *           "kind": "user-import",
           *           "title": "成员名单.xlsx",
           *           "status": "waiting",
           *           "phase": "check",
           *           "progress": {
           *             "done": 3,
           *             "total": 3
           *           },
           *           "result": {
           *             "rows": 3,
           *             "new": 2,
           *             "failed": 1,
           *             "departments": 0
           *           },
           *           "problem": null,
           *           "actions": [
           *             "map",
           *             "edit",
           *             "check",
           *             "commit",
           *             "cancel"
           *           ],
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "startedAt": "2026-11-20T08:00:01.000Z",
           *           "finishedAt": null,
           *           "expiresAt": "2026-11-27T08:00:00.000Z",
           *           "version": 3
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Job'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "kind": "user-import",
           *         "title": "成员名单.xlsx",
           *         "status": "waiting",
           *         "phase": "check",
           *         "progress": {
           *           "done": 3,
           *           "total": 3
           *         },
           *         "result": {
           *           "rows": 3,
           *           "new": 2,
           *           "failed": 1,
           *           "departments": 0
           *         },
           *         "problem": null,
           *         "actions": [
           *           "map",
           *           "edit",
           *           "check",
           *           "commit",
           *           "cancel"
           *         ],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "startedAt": "2026-11-20T08:00:01.000Z",
           *         "finishedAt": null,
           *         "expiresAt": "2026-11-27T08:00:00.000Z",
           *         "version": 3
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Job']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  cancelJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['EmptyRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "kind": "user-import",
           *         "title": "成员名单.xlsx",
           *         "status": "waiting",
           *         "phase": "check",
           *         "progress": {
           *           "done": 3,
           *           "total": 3
           *         },
           *         "result": {
           *           "rows": 3,
           *           "new": 2,
           *           "failed": 1,
           *           "departments": 0
           *         },
           *         "problem": null,
           *         "actions": [
           *           "map",
           *           "edit",
           *           "check",
           *           "commit",
           *           "cancel"
           *         ],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "startedAt": "2026-11-20T08:00:01.000Z",
           *         "finishedAt": null,
           *         "expiresAt": "2026-11-27T08:00:00.000Z",
           *         "version": 3
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Job']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  openLiveStream: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example event: hello
           *     data: {"version":"8f14e45f","tenantIds":[]}
           *
           *     id: 1763798400000-4711:4711:
           *     event: unread
           *     data: {"id":"01930f3c-0000-7000-8000-000000000701","tenantId":"01930f3c-0000-7000-8000-000000000001"}
           */
          'text/event-stream': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listOperatorLogging: {
    parameters: {
      query?: {
        /**
         * @description Beginning of the name of the object
         * @example 研发
         */
        keyword?: string
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /** @example editDept */
        operation?: string
        /** @example departments */
        objectTable?: string
        /** @example 01930f3c-0000-7000-8000-000000000101 */
        objectId?: components['schemas']['MenuId']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000901",
           *           "at": "2026-11-20T08:00:00.000Z",
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "userName": "张伟",
           *           "actingUserId": null,
           *           "operation": "editDept",
           *           "operationName": "编辑部门",
           *           "objectTable": "departments",
           *           "objectId": "01930f3c-0000-7000-8000-000000000101",
           *           "objectName": "研发部",
           *           "before": {
           *             "name": "研发部"
           *           },
           *           "after": {
           *             "name": "研发中心"
           *           },
           *           "address": "127.0.0.1",
           *           "appCode": "spruce-web-enterprise-console",
           *           "terminal": "Chrome / Windows",
           *           "traceId": "0af7651916cd43dd"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OperatorLog'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  exportOperatorLog: {
    parameters: {
      query?: {
        /**
         * @description Beginning of the name of the object
         * @example 研发
         */
        keyword?: string
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /** @example editDept */
        operation?: string
        /** @example departments */
        objectTable?: string
        /** @example 01930f3c-0000-7000-8000-000000000101 */
        objectId?: components['schemas']['MenuId']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description The name of the file */
          'content-disposition'?: string
          [name: string]: unknown
        }
        content: {
          /** @example 时间,操作人 */
          'text/csv': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listLoginLog: {
    parameters: {
      query?: {
        /**
         * @description Beginning of the login name
         * @example zhang
         */
        keyword?: string
        /** @example false */
        success?: boolean
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000902",
           *           "at": "2026-11-20T08:00:00.000Z",
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "loginName": "zhang_wei",
           *           "userName": "张伟",
           *           "success": true,
           *           "reason": null,
           *           "via": "login",
           *           "address": "127.0.0.1",
           *           "terminal": "Chrome / Windows"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginLog'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  exportLoginLog: {
    parameters: {
      query?: {
        /**
         * @description Beginning of the login name
         * @example zhang
         */
        keyword?: string
        /** @example false */
        success?: boolean
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description The name of the file */
          'content-disposition'?: string
          [name: string]: unknown
        }
        content: {
          /** @example 时间,登录名 */
          'text/csv': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listAccessLog: {
    parameters: {
      query?: {
        /** @example spruce-web-enterprise-console */
        appCode?: components['schemas']['AppCode']
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "userName": "张伟",
           *           "appCode": "spruce-web-enterprise-console",
           *           "appName": "企业控制台",
           *           "visits": 3,
           *           "firstAt": "2026-11-20T08:00:00.000Z",
           *           "lastAt": "2026-11-20T08:00:00.000Z",
           *           "terminal": "Chrome / Windows"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AccessLog'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  exportAccessLog: {
    parameters: {
      query?: {
        /** @example spruce-web-enterprise-console */
        appCode?: components['schemas']['AppCode']
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description The name of the file */
          'content-disposition'?: string
          [name: string]: unknown
        }
        content: {
          /** @example 时间,应用 */
          'text/csv': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  recordAppVisit: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "appCode": "spruce-web-enterprise-console"
         *     }
         */
        'application/json': components['schemas']['AppVisitRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getLoginBoard: {
    parameters: {
      query?: {
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /** @example day */
        by?: 'day' | 'hour'
        /**
         * @description Minutes that local time is ahead of UTC: where a day begins
         * @example 480
         */
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "from": "2026-11-20T08:00:00.000Z",
           *         "to": "2026-11-20T08:00:00.000Z",
           *         "onlineNow": 12,
           *         "logins": 120,
           *         "failures": 3,
           *         "users": 45,
           *         "series": [
           *           {
           *             "at": "2026-11-20T08:00:00.000Z",
           *             "logins": 10,
           *             "failures": 1
           *           }
           *         ],
           *         "terminals": [
           *           {
           *             "name": "Chrome / Windows",
           *             "count": 100
           *           }
           *         ],
           *         "failureReasons": [
           *           {
           *             "name": "WRONG_PASSWORD",
           *             "count": 3
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginBoard']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getAppBoard: {
    parameters: {
      query?: {
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /** @example day */
        by?: 'day' | 'hour'
        /**
         * @description Minutes that local time is ahead of UTC: where a day begins
         * @example 480
         */
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "from": "2026-11-20T08:00:00.000Z",
           *         "to": "2026-11-20T08:00:00.000Z",
           *         "visits": 300,
           *         "users": 45,
           *         "series": [
           *           {
           *             "at": "2026-11-20T08:00:00.000Z",
           *             "visits": 30,
           *             "users": 9
           *           }
           *         ],
           *         "topApps": [
           *           {
           *             "appCode": "spruce-web-enterprise-console",
           *             "appName": "企业控制台",
           *             "visits": 200,
           *             "users": 40
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AppBoard']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listDepartmentHistory: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000101 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000901",
           *           "at": "2026-11-20T08:00:00.000Z",
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "userName": "张伟",
           *           "actingUserId": null,
           *           "operation": "editDept",
           *           "operationName": "编辑部门",
           *           "objectTable": "departments",
           *           "objectId": "01930f3c-0000-7000-8000-000000000101",
           *           "objectName": "研发部",
           *           "before": {
           *             "name": "研发部"
           *           },
           *           "after": {
           *             "name": "研发中心"
           *           },
           *           "address": "127.0.0.1",
           *           "appCode": "spruce-web-enterprise-console",
           *           "terminal": "Chrome / Windows",
           *           "traceId": "0af7651916cd43dd"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OperatorLog'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listMemberHistory: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000301 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000901",
           *           "at": "2026-11-20T08:00:00.000Z",
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "userName": "张伟",
           *           "actingUserId": null,
           *           "operation": "editDept",
           *           "operationName": "编辑部门",
           *           "objectTable": "departments",
           *           "objectId": "01930f3c-0000-7000-8000-000000000101",
           *           "objectName": "研发部",
           *           "before": {
           *             "name": "研发部"
           *           },
           *           "after": {
           *             "name": "研发中心"
           *           },
           *           "address": "127.0.0.1",
           *           "appCode": "spruce-web-enterprise-console",
           *           "terminal": "Chrome / Windows",
           *           "traceId": "0af7651916cd43dd"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OperatorLog'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listRoleHistory: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000901",
           *           "at": "2026-11-20T08:00:00.000Z",
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "userName": "张伟",
           *           "actingUserId": null,
           *           "operation": "editDept",
           *           "operationName": "编辑部门",
           *           "objectTable": "departments",
           *           "objectId": "01930f3c-0000-7000-8000-000000000101",
           *           "objectName": "研发部",
           *           "before": {
           *             "name": "研发部"
           *           },
           *           "after": {
           *             "name": "研发中心"
           *           },
           *           "address": "127.0.0.1",
           *           "appCode": "spruce-web-enterprise-console",
           *           "terminal": "Chrome / Windows",
           *           "traceId": "0af7651916cd43dd"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OperatorLog'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listMembers: {
    parameters: {
      query?: {
        /** @example 01930f3c-0000-7000-8000-000000000101 */
        deptId?: components['schemas']['Id']
        /**
         * @description Also people of the departments below deptId
         * @example true
         */
        withDescendants?: boolean
        /**
         * @description Name, pinyin, initials, login name, employee code, mobile or email
         * @example zw
         */
        keyword?: string
        /** @example active */
        status?: components['schemas']['MemberStatus']
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        roleId?: components['schemas']['Id']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
        /**
         * @description Fields in order of weight; a minus sorts downwards
         * @example -lastLoginAt,nickName
         */
        sort?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000301",
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "loginName": "zhang_wei",
           *           "nickName": "张伟",
           *           "employeeCode": "YS0002",
           *           "mobile": "138****5678",
           *           "email": "zhan****@yunshan.example",
           *           "photo": null,
           *           "departments": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000101",
           *               "name": "研发部",
           *               "main": true
           *             }
           *           ],
           *           "roles": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000401",
           *               "name": "企业管理员"
           *             }
           *           ],
           *           "status": "active",
           *           "lastLoginAt": "2026-11-20T08:00:00.000Z",
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Member'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getMember: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000301 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000301",
           *         "userId": "01930f3c-0000-7000-8000-000000000201",
           *         "loginName": "zhang_wei",
           *         "nickName": "张伟",
           *         "employeeCode": "YS0002",
           *         "mobile": "138****5678",
           *         "email": "zhan****@yunshan.example",
           *         "photo": null,
           *         "departments": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部",
           *             "main": true
           *           }
           *         ],
           *         "roles": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000401",
           *             "name": "企业管理员"
           *           }
           *         ],
           *         "status": "active",
           *         "lastLoginAt": "2026-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Member']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editMember: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000301 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "nickName": "张薇"
         *     }
         */
        'application/json': components['schemas']['EditMemberRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000301",
           *         "userId": "01930f3c-0000-7000-8000-000000000201",
           *         "loginName": "zhang_wei",
           *         "nickName": "张薇",
           *         "employeeCode": "YS0002",
           *         "mobile": "138****5678",
           *         "email": "zhan****@yunshan.example",
           *         "photo": null,
           *         "departments": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部",
           *             "main": true
           *           }
           *         ],
           *         "roles": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000401",
           *             "name": "企业管理员"
           *           }
           *         ],
           *         "status": "active",
           *         "lastLoginAt": "2026-11-20T08:00:00.000Z",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Member']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addUser: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "nickName": "张伟",
         *       "loginName": "zhang_wei",
         *       "employeeCode": "YS0002",
         *       "mobile": "13812345678",
         *       "email": "zhang.wei@yunshan.example",
         *       "departmentIds": [
         *         "01930f3c-0000-7000-8000-000000000101"
         *       ],
         *       "roleIds": []
         *     }
         */
        'application/json': components['schemas']['AddMemberRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000301",
           *         "userId": "01930f3c-0000-7000-8000-000000000201",
           *         "loginName": "zhang_wei",
           *         "nickName": "张伟",
           *         "employeeCode": "YS0002",
           *         "mobile": "138****5678",
           *         "email": "zhan****@yunshan.example",
           *         "photo": null,
           *         "departments": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部",
           *             "main": true
           *           }
           *         ],
           *         "roles": [],
           *         "status": "active",
           *         "lastLoginAt": null,
           *         "version": 1,
           *         "oneTimePassword": "Qx7!mR2z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AddedMember']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  moveMembers: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-000000000301"
         *       ],
         *       "fromDeptId": "01930f3c-0000-7000-8000-000000000101",
         *       "toDeptId": "01930f3c-0000-7000-8000-000000000102"
         *     }
         */
        'application/json': components['schemas']['MoveMembersRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "moved": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MovedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  setMemberStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-000000000301"
         *       ],
         *       "status": "disabled"
         *     }
         */
        'application/json': components['schemas']['MemberStatusRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "changed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ChangedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeUser: {
    parameters: {
      query: {
        /**
         * @description Of the membership; may be repeated
         * @example [
         *       "01930f3c-0000-7000-8000-000000000301"
         *     ]
         */
        id: components['schemas']['Id'][]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "id": [
         *         "01930f3c-0000-7000-8000-000000000301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RemoveUserBody']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "removed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RemovedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addUserNoCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "nickName": "张伟",
         *       "mobile": "13812345678",
         *       "departmentIds": [
         *         "01930f3c-0000-7000-8000-000000000101"
         *       ]
         *     }
         */
        'application/json': components['schemas']['AddMemberNoCodeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000301",
           *         "userId": "01930f3c-0000-7000-8000-000000000201",
           *         "loginName": "u4k7m2q9xe",
           *         "nickName": "张伟",
           *         "employeeCode": null,
           *         "mobile": "138****5678",
           *         "email": null,
           *         "photo": null,
           *         "departments": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000101",
           *             "name": "研发部",
           *             "main": true
           *           }
           *         ],
           *         "roles": [],
           *         "status": "active",
           *         "lastLoginAt": null,
           *         "version": 1,
           *         "oneTimePassword": "Qx7!mR2zKp4#"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AddedMember']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  findUsersByContact: {
    parameters: {
      query: {
        /** @example 13812345678 */
        mobileEmail: components['schemas']['Mobile'] | components['schemas']['Email']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "name": "张*",
           *           "loginName": "zha****",
           *           "mobile": "138****5678",
           *           "email": null,
           *           "isMember": false
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['FoundUser'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  findUsersByLoginName: {
    parameters: {
      query: {
        /** @example zhang_wei */
        loginName: components['schemas']['LoginName']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "name": "张*",
           *           "loginName": "zha****",
           *           "mobile": "138****5678",
           *           "email": null,
           *           "isMember": false
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['FoundUser'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getMenuUser: {
    parameters: {
      query?: {
        /**
         * @description Absent: the application of current-app
         * @example spruce-web-enterprise-console
         */
        appCode?: components['schemas']['AppCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-0000000000a1",
           *           "parentId": null,
           *           "name": "组织架构",
           *           "path": "/yunbu-app/spruce-web-enterprise-console/base/organization",
           *           "baseUrl": null,
           *           "icon": "organization",
           *           "childs": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-0000000000a2",
           *               "parentId": "01930f3c-0000-7000-8000-0000000000a1",
           *               "name": "新增部门",
           *               "path": null,
           *               "baseUrl": null,
           *               "icon": null,
           *               "childs": [],
           *               "type": 1,
           *               "openType": 1,
           *               "permCode": "department:add",
           *               "isonly": false
           *             }
           *           ],
           *           "type": 0,
           *           "openType": 1,
           *           "permCode": "department:list",
           *           "isonly": false
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MenuItem'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listMyApps: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "appCode": "spruce-web-enterprise-console",
           *           "appName": "企业控制台",
           *           "icon": null,
           *           "path": "/yunbu-app/spruce-web-enterprise-console",
           *           "status": 0,
           *           "enable": 1,
           *           "kind": "own"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['App'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getFavorites: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "menuId": "01930f3c-0000-7000-8000-0000000000a1",
           *           "appCode": "spruce-web-enterprise-console",
           *           "name": "组织架构",
           *           "path": "/yunbu-app/spruce-web-enterprise-console/base/organization"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Favorite'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  saveFavorites: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "items": [
         *         {
         *           "menuId": "01930f3c-0000-7000-8000-0000000000a1"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['FavoritesRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "menuId": "01930f3c-0000-7000-8000-0000000000a1",
           *           "appCode": "spruce-web-enterprise-console",
           *           "name": "组织架构",
           *           "path": "/yunbu-app/spruce-web-enterprise-console/base/organization"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Favorite'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listMenuTree: {
    parameters: {
      query: {
        /** @example spruce-web-enterprise-console */
        appCode: components['schemas']['AppCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "spruce-web-enterprise-console/organization",
           *           "appCode": "spruce-web-enterprise-console",
           *           "parentId": null,
           *           "name": {
           *             "zh-CN": "组织架构",
           *             "en-US": "Organization"
           *           },
           *           "type": 0,
           *           "path": "/yunbu-app/spruce-web-enterprise-console/base/organization",
           *           "baseUrl": null,
           *           "icon": "users",
           *           "openType": 1,
           *           "permCode": "department:list",
           *           "isonly": false,
           *           "visible": true,
           *           "sort": 0,
           *           "origin": "platform",
           *           "changed": [],
           *           "version": 0,
           *           "children": []
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ManagedMenu'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addMenu: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "appCode": "spruce-web-enterprise-console",
         *       "parentId": null,
         *       "name": {
         *         "zh-CN": "报表",
         *         "en-US": "Reports"
         *       },
         *       "type": 0,
         *       "path": "/dashboard",
         *       "openType": 1
         *     }
         */
        'application/json': components['schemas']['AddMenuRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000a9",
           *         "appCode": "spruce-web-enterprise-console",
           *         "parentId": null,
           *         "name": {
           *           "zh-CN": "报表",
           *           "en-US": "Reports"
           *         },
           *         "type": 0,
           *         "path": "/dynamic?url=https://bi.example.cn",
           *         "baseUrl": null,
           *         "icon": "users",
           *         "openType": 1,
           *         "permCode": null,
           *         "isonly": false,
           *         "visible": true,
           *         "sort": 0,
           *         "origin": "tenant",
           *         "changed": [],
           *         "version": 1,
           *         "children": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ManagedMenu']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editMenu: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000a9 */
        id: components['schemas']['MenuId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": {
         *         "zh-CN": "报表中心",
         *         "en-US": "Report centre"
         *       }
         *     }
         */
        'application/json': components['schemas']['EditMenuRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000a9",
           *         "appCode": "spruce-web-enterprise-console",
           *         "parentId": null,
           *         "name": {
           *           "zh-CN": "报表",
           *           "en-US": "Reports"
           *         },
           *         "type": 0,
           *         "path": "/dynamic?url=https://bi.example.cn",
           *         "baseUrl": null,
           *         "icon": "users",
           *         "openType": 1,
           *         "permCode": null,
           *         "isonly": false,
           *         "visible": true,
           *         "sort": 0,
           *         "origin": "tenant",
           *         "changed": [],
           *         "version": 1,
           *         "children": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ManagedMenu']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  overrideMenu: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example spruce-web-enterprise-console/organization */
        id: components['schemas']['MenuId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "visible": false
         *     }
         */
        'application/json': components['schemas']['OverrideMenuRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "spruce-web-enterprise-console/organization",
           *         "appCode": "spruce-web-enterprise-console",
           *         "parentId": null,
           *         "name": {
           *           "zh-CN": "组织架构",
           *           "en-US": "Organization"
           *         },
           *         "type": 0,
           *         "path": "/yunbu-app/spruce-web-enterprise-console/base/organization",
           *         "baseUrl": null,
           *         "icon": "users",
           *         "openType": 1,
           *         "permCode": "department:list",
           *         "isonly": false,
           *         "visible": true,
           *         "sort": 0,
           *         "origin": "platform",
           *         "changed": [],
           *         "version": 0,
           *         "children": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ManagedMenu']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  orderMenus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "parentId": null,
         *       "ids": [
         *         "01930f3c-0000-7000-8000-0000000000a9"
         *       ]
         *     }
         */
        'application/json': components['schemas']['OrderMenusRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "spruce-web-enterprise-console/organization",
           *           "appCode": "spruce-web-enterprise-console",
           *           "parentId": null,
           *           "name": {
           *             "zh-CN": "组织架构",
           *             "en-US": "Organization"
           *           },
           *           "type": 0,
           *           "path": "/yunbu-app/spruce-web-enterprise-console/base/organization",
           *           "baseUrl": null,
           *           "icon": "users",
           *           "openType": 1,
           *           "permCode": "department:list",
           *           "isonly": false,
           *           "visible": true,
           *           "sort": 0,
           *           "origin": "platform",
           *           "changed": [],
           *           "version": 0,
           *           "children": []
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ManagedMenu'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  previewMenuRemoval: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000a9 */
        id: components['schemas']['MenuId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "menus": 1,
           *         "buttons": 0,
           *         "people": 12,
           *         "favourites": 3,
           *         "roles": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000401",
           *             "name": "人事专员"
           *           }
           *         ],
           *         "removable": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MenuImpact']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeMenu: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000a9 */
        id: components['schemas']['MenuId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['RemoveMenuRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "removed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RemovedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  resetMenus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "appCode": "spruce-web-enterprise-console"
         *     }
         */
        'application/json': components['schemas']['ResetMenusRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "changed": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ChangedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  exportMenus: {
    parameters: {
      query: {
        /** @example spruce-web-enterprise-console */
        appCode: components['schemas']['AppCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "format": "spruce-menus/1",
           *         "appCode": "spruce-web-enterprise-console",
           *         "overrides": [],
           *         "own": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MenuFile']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  importMenus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "format": "spruce-menus/1",
         *       "appCode": "spruce-web-enterprise-console",
         *       "overrides": [],
         *       "own": []
         *     }
         */
        'application/json': components['schemas']['MenuFile']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "overrides": 0,
           *         "own": 0
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ImportedMenus']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  previewMenus: {
    parameters: {
      query: {
        /** @example spruce-web-enterprise-console */
        appCode: components['schemas']['AppCode']
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        roleId: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "spruce-web-enterprise-console/organization",
           *           "parentId": null,
           *           "name": "组织架构",
           *           "path": "/yunbu-app/spruce-web-enterprise-console/base/organization",
           *           "baseUrl": null,
           *           "icon": "users",
           *           "childs": [],
           *           "type": 0,
           *           "openType": 1,
           *           "permCode": "department:list",
           *           "isonly": false
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MenuItem'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listLetters: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "page": 1,
         *       "size": 20,
         *       "state": "unread"
         *     }
         */
        'application/json': components['schemas']['ListLettersRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-0000000000c1",
           *           "category": "notice",
           *           "title": "请确认：国庆放假安排",
           *           "body": "请在 9 月 30 日前确认",
           *           "link": null,
           *           "appCode": null,
           *           "read": false,
           *           "createdAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Letter'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  readLetter: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000c1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['EmptyRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000c1",
           *         "category": "notice",
           *         "title": "请确认：国庆放假安排",
           *         "body": "请在 9 月 30 日前确认",
           *         "link": null,
           *         "appCode": null,
           *         "read": true,
           *         "createdAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Letter']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getUnreadNum: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['EmptyRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "total": 3,
           *         "letters": 2,
           *         "notices": 1,
           *         "mustConfirm": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UnreadNumbers']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  readNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000d1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "confirm": true
         *     }
         */
        'application/json': components['schemas']['ReadNoticeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000d1",
           *         "title": "国庆放假安排",
           *         "level": "important",
           *         "mustConfirm": true,
           *         "read": true,
           *         "confirmed": false,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "expireAt": null,
           *         "content": "<p>10 月 1 日至 7 日放假。</p>",
           *         "attachments": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MyNoticeDetail']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addCurUserInfo: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['EmptyRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "memberId": "01930f3c-0000-7000-8000-000000000001",
           *         "registeredAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RecipientInfo']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getLatestLetters: {
    parameters: {
      query?: {
        /**
         * @description So many, the newest first
         * @example 5
         */
        size?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-0000000000c1",
           *           "category": "notice",
           *           "title": "请确认：国庆放假安排",
           *           "body": "请在 9 月 30 日前确认",
           *           "link": null,
           *           "appCode": null,
           *           "read": false,
           *           "createdAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Letter'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getLatestNotices: {
    parameters: {
      query?: {
        /**
         * @description So many, the newest first
         * @example 5
         */
        size?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-0000000000d1",
           *           "title": "国庆放假安排",
           *           "level": "important",
           *           "mustConfirm": true,
           *           "read": false,
           *           "confirmed": false,
           *           "publishedAt": "2026-11-20T08:00:00.000Z",
           *           "expireAt": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MyNotice'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getRedStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "red": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RedStatus']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getUnAppMessages: {
    parameters: {
      query?: {
        /**
         * @description Only of this one
         * @example RCAPP0001
         */
        appCode?: components['schemas']['AppCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "appCode": "RCAPP0001",
           *           "unread": 2,
           *           "latestAt": "2026-11-20T08:00:00.000Z",
           *           "latestTitle": "设备告警"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AppUnread'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  readAllLetters: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['EmptyRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "read": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ReadCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listMyNotices: {
    parameters: {
      query?: {
        /** @example unread */
        state?: 'all' | 'unread' | 'unconfirmed'
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-0000000000d1",
           *           "title": "国庆放假安排",
           *           "level": "important",
           *           "mustConfirm": true,
           *           "read": false,
           *           "confirmed": false,
           *           "publishedAt": "2026-11-20T08:00:00.000Z",
           *           "expireAt": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MyNotice'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listMockCandidates: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "memberId": "01930f3c-0000-7000-8000-000000000301",
           *           "nickName": "李娜",
           *           "loginName": "admin_yunshan"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MockCandidate'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  mockLogin: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "协助排查菜单配置",
         *       "minutes": 30
         *     }
         */
        'application/json': components['schemas']['MockLoginRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "access_token": "01930f3c-0000-7000-8000-000000000501",
           *         "jti": "b-9f2c71d04e",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "tenantCode": "yunshan",
           *         "first": false,
           *         "jump": null,
           *         "datetime": "2026-11-20T08:00:00.000Z",
           *         "isMockLogin": true,
           *         "xSession": "m1",
           *         "mockLogin": {
           *           "actingName": "运营小王",
           *           "actingLoginName": "operator",
           *           "reason": "协助排查菜单配置",
           *           "expiresAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MockLoginResult']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listNotices: {
    parameters: {
      query?: {
        /** @example draft */
        status?: components['schemas']['NoticeStatus']
        /**
         * @description Name, full pinyin, initials or code; matching ignores case
         * @example yanfa
         */
        keyword?: components['parameters']['Keyword']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-0000000000d1",
           *           "title": "国庆放假安排",
           *           "level": "important",
           *           "mustConfirm": true,
           *           "status": "draft",
           *           "publishAt": null,
           *           "expireAt": null,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "version": 1,
           *           "read": 0,
           *           "confirmed": 0
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['NoticeRow'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addNotice: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "国庆放假安排",
         *       "content": "<p>10 月 1 日至 7 日放假。</p>",
         *       "level": "important",
         *       "mustConfirm": true,
         *       "everyone": true
         *     }
         */
        'application/json': components['schemas']['AddNoticeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000d1",
           *         "title": "国庆放假安排",
           *         "content": "<p>10 月 1 日至 7 日放假。</p>",
           *         "level": "important",
           *         "mustConfirm": true,
           *         "status": "draft",
           *         "publishAt": null,
           *         "expireAt": null,
           *         "everyone": true,
           *         "departmentIds": [],
           *         "roleIds": [],
           *         "memberIds": [],
           *         "attachments": [],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Notice']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  countAudience: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "everyone": true
         *     }
         */
        'application/json': components['schemas']['CountAudienceRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "people": 20000
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AudienceCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000d1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000d1",
           *         "title": "国庆放假安排",
           *         "content": "<p>10 月 1 日至 7 日放假。</p>",
           *         "level": "important",
           *         "mustConfirm": true,
           *         "status": "draft",
           *         "publishAt": null,
           *         "expireAt": null,
           *         "everyone": true,
           *         "departmentIds": [],
           *         "roleIds": [],
           *         "memberIds": [],
           *         "attachments": [],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Notice']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000d1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "title": "国庆放假"
         *     }
         */
        'application/json': components['schemas']['EditNoticeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000d1",
           *         "title": "国庆放假安排",
           *         "content": "<p>10 月 1 日至 7 日放假。</p>",
           *         "level": "important",
           *         "mustConfirm": true,
           *         "status": "draft",
           *         "publishAt": null,
           *         "expireAt": null,
           *         "everyone": true,
           *         "departmentIds": [],
           *         "roleIds": [],
           *         "memberIds": [],
           *         "attachments": [],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Notice']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000d1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['NoticeVersion']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  publishNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000d1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['PublishNoticeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000d1",
           *         "title": "国庆放假安排",
           *         "content": "<p>10 月 1 日至 7 日放假。</p>",
           *         "level": "important",
           *         "mustConfirm": true,
           *         "status": "published",
           *         "publishAt": "2026-11-20T08:00:00.000Z",
           *         "expireAt": null,
           *         "everyone": true,
           *         "departmentIds": [],
           *         "roleIds": [],
           *         "memberIds": [],
           *         "attachments": [],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Notice']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  withdrawNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000d1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 2
         *     }
         */
        'application/json': components['schemas']['NoticeVersion']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000d1",
           *         "title": "国庆放假安排",
           *         "content": "<p>10 月 1 日至 7 日放假。</p>",
           *         "level": "important",
           *         "mustConfirm": true,
           *         "status": "withdrawn",
           *         "publishAt": null,
           *         "expireAt": null,
           *         "everyone": true,
           *         "departmentIds": [],
           *         "roleIds": [],
           *         "memberIds": [],
           *         "attachments": [],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 3
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Notice']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listNoticeReceipts: {
    parameters: {
      query?: {
        /** @example unread */
        state?: 'read' | 'unread' | 'confirmed' | 'unconfirmed'
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000d1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "memberId": "01930f3c-0000-7000-8000-000000000001",
           *           "nickName": "张伟",
           *           "employeeCode": "YS0001",
           *           "readAt": "2026-11-20T08:00:00.000Z",
           *           "confirmedAt": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['NoticeReceipt'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  remindNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000d1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['EmptyRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "reminded": 12
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RemindedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  generateSsoLink: {
    parameters: {
      query: {
        /** @example spruce-web-enterprise-console */
        appCode: components['schemas']['AppCode']
        /** @example https://app.partner.example/enter */
        redirectUri: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "url": "https://app.partner.example/enter?sso_token=x",
           *         "expiresAt": "2026-11-20T08:01:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SsoLink']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  exchangeSsoLink: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
         *       "appCode": "spruce-web-enterprise-console",
         *       "origin": "https://app.partner.example"
         *     }
         */
        'application/json': components['schemas']['SsoExchangeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "userId": "01930f3c-0000-7000-8000-000000000301",
           *         "loginName": "zhang_wei",
           *         "name": "张伟",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "appCode": "spruce-web-enterprise-console"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SsoIdentity']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  authorizeOauth: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "response_type": "code",
         *       "client_id": "01930f3c-0000-7000-8000-000000000901",
         *       "redirect_uri": "https://bi.example.cn/callback",
         *       "scope": "profile directory",
         *       "state": "af0ifjsldkj",
         *       "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
         *       "code_challenge_method": "S256"
         *     }
         */
        'application/json': components['schemas']['OauthAuthorizeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "requestId": "01930f3c-0000-7000-8000-000000000911",
           *         "redirectTo": null,
           *         "client": {
           *           "clientId": "01930f3c-0000-7000-8000-000000000901",
           *           "appCode": "bi-reports",
           *           "name": "报表平台",
           *           "icon": "chart"
           *         },
           *         "scopes": [
           *           {
           *             "code": "profile",
           *             "name": "查看您的姓名、登录名和脱敏的联系方式"
           *           }
           *         ],
           *         "consentNeeded": true,
           *         "expiresAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OauthAuthorization']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  confirmOauth: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "requestId": "01930f3c-0000-7000-8000-000000000911",
         *       "approved": true
         *     }
         */
        'application/json': components['schemas']['OauthConfirmRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "redirectTo": "https://bi.example.cn/callback?code=x&state=af0ifjsldkj"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OauthRedirect']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  loginCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "grant_type": "authorization_code",
         *       "code": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
         *       "client_id": "01930f3c-0000-7000-8000-000000000901",
         *       "redirect_uri": "https://bi.example.cn/callback",
         *       "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
         *       "client_secret": "sssssssssssssssssssssssssssssssssssssssssss"
         *     }
         */
        'application/json': components['schemas']['OauthTokenRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "access_token": "ttttttttttttttttttttttttttttttttttttttttttt",
           *         "token_type": "Bearer",
           *         "expires_in": 43200,
           *         "scope": "profile",
           *         "jti": "b-9f2c71d04e",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "first": false,
           *         "jump": null,
           *         "datetime": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OauthToken']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getOauthClient: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000601 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "clientId": "01930f3c-0000-7000-8000-000000000901",
           *         "appId": "01930f3c-0000-7000-8000-000000000601",
           *         "redirectUris": [
           *           "https://bi.example.cn/callback"
           *         ],
           *         "scopes": [
           *           "profile",
           *           "directory"
           *         ],
           *         "confidential": true,
           *         "enabled": true,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OauthClient'] | null
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  saveOauthClient: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000601 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "redirectUris": [
         *         "https://bi.example.cn/callback"
         *       ],
         *       "scopes": [
         *         "profile",
         *         "directory"
         *       ],
         *       "confidential": true,
         *       "enabled": true
         *     }
         */
        'application/json': components['schemas']['SaveOauthClientRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "client": {
           *           "clientId": "01930f3c-0000-7000-8000-000000000901",
           *           "appId": "01930f3c-0000-7000-8000-000000000601",
           *           "redirectUris": [
           *             "https://bi.example.cn/callback"
           *           ],
           *           "scopes": [
           *             "profile",
           *             "directory"
           *           ],
           *           "confidential": true,
           *           "enabled": true,
           *           "version": 1,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         },
           *         "clientSecret": "sssssssssssssssssssssssssssssssssssssssssss"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SavedOauthClient']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  resetOauthSecret: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000601 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['OauthVersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "client": {
           *           "clientId": "01930f3c-0000-7000-8000-000000000901",
           *           "appId": "01930f3c-0000-7000-8000-000000000601",
           *           "redirectUris": [
           *             "https://bi.example.cn/callback"
           *           ],
           *           "scopes": [
           *             "profile",
           *             "directory"
           *           ],
           *           "confidential": true,
           *           "enabled": true,
           *           "version": 1,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         },
           *         "clientSecret": "sssssssssssssssssssssssssssssssssssssssssss"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SavedOauthClient']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeOauthClient: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000601 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['EmptyBody']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "sessions": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OauthEnded']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listOauthConsents: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "clientId": "01930f3c-0000-7000-8000-000000000901",
           *           "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *           "appCode": "bi-reports",
           *           "name": "报表平台",
           *           "icon": "chart",
           *           "scopes": [
           *             "profile"
           *           ],
           *           "sessions": 1,
           *           "grantedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OauthConsent'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  revokeOauthConsent: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "clientId": "01930f3c-0000-7000-8000-000000000901"
         *     }
         */
        'application/json': components['schemas']['OauthRevokeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "sessions": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OauthEnded']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPages: {
    parameters: {
      query?: {
        /** @example RCAPPN0001 */
        appCode?: components['schemas']['PageAppCode']
        /** @example draft */
        status?: 'draft' | 'published' | 'withdrawn'
        /**
         * @description Name, full pinyin, initials or code; matching ignores case
         * @example yanfa
         */
        keyword?: components['parameters']['Keyword']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000d01",
           *           "appCode": "RCAPPN0001",
           *           "parentId": null,
           *           "name": "产线总览",
           *           "description": null,
           *           "sort": 0,
           *           "status": "published",
           *           "hasChanges": true,
           *           "revision": 4,
           *           "publishedRevision": 3,
           *           "publishedAt": "2026-11-20T08:00:00.000Z",
           *           "version": 7,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Page'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addPage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "appCode": "RCAPPN0001",
         *       "name": "产线总览"
         *     }
         */
        'application/json': components['schemas']['AddPageRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "appCode": "RCAPPN0001",
           *         "parentId": null,
           *         "name": "产线总览",
           *         "description": null,
           *         "sort": 0,
           *         "status": "draft",
           *         "hasChanges": true,
           *         "revision": 1,
           *         "publishedRevision": null,
           *         "publishedAt": null,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Page']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "page": {
           *           "id": "01930f3c-0000-7000-8000-000000000d01",
           *           "appCode": "RCAPPN0001",
           *           "parentId": null,
           *           "name": "产线总览",
           *           "description": null,
           *           "sort": 0,
           *           "status": "published",
           *           "hasChanges": true,
           *           "revision": 4,
           *           "publishedRevision": 3,
           *           "publishedAt": "2026-11-20T08:00:00.000Z",
           *           "version": 7,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         },
           *         "document": {
           *           "config": {
           *             "pageMargin": [
           *               10,
           *               10
           *             ],
           *             "panelMargin": [
           *               8,
           *               8
           *             ],
           *             "gridColNum": 24
           *           },
           *           "titleBar": null,
           *           "dialogs": [],
           *           "style": {
           *             "main": {},
           *             "panel": {}
           *           },
           *           "nodes": {}
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PageInfo']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7,
         *       "name": "产线总览"
         *     }
         */
        'application/json': components['schemas']['EditPageRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "appCode": "RCAPPN0001",
           *         "parentId": null,
           *         "name": "产线总览",
           *         "description": null,
           *         "sort": 0,
           *         "status": "published",
           *         "hasChanges": true,
           *         "revision": 4,
           *         "publishedRevision": 3,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Page']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  savePageDraft: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7,
         *       "document": {
         *         "config": {
         *           "pageMargin": [
         *             10,
         *             10
         *           ],
         *           "panelMargin": [
         *             8,
         *             8
         *           ],
         *           "gridColNum": 24
         *         },
         *         "titleBar": null,
         *         "dialogs": [],
         *         "style": {
         *           "main": {},
         *           "panel": {}
         *         },
         *         "nodes": {}
         *       }
         *     }
         */
        'application/json': components['schemas']['SaveDraftRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "appCode": "RCAPPN0001",
           *         "parentId": null,
           *         "name": "产线总览",
           *         "description": null,
           *         "sort": 0,
           *         "status": "published",
           *         "hasChanges": true,
           *         "revision": 4,
           *         "publishedRevision": 3,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Page']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  copyPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "产线总览 副本"
         *     }
         */
        'application/json': components['schemas']['CopyPageRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "appCode": "RCAPPN0001",
           *         "parentId": null,
           *         "name": "产线总览",
           *         "description": null,
           *         "sort": 0,
           *         "status": "draft",
           *         "hasChanges": true,
           *         "revision": 1,
           *         "publishedRevision": null,
           *         "publishedAt": null,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Page']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removePage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  publishPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7,
         *       "note": "上线"
         *     }
         */
        'application/json': components['schemas']['VersionNoteRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "appCode": "RCAPPN0001",
           *         "parentId": null,
           *         "name": "产线总览",
           *         "description": null,
           *         "sort": 0,
           *         "status": "published",
           *         "hasChanges": false,
           *         "revision": 4,
           *         "publishedRevision": 4,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Page']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  withdrawPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "appCode": "RCAPPN0001",
           *         "parentId": null,
           *         "name": "产线总览",
           *         "description": null,
           *         "sort": 0,
           *         "status": "withdrawn",
           *         "hasChanges": true,
           *         "revision": 4,
           *         "publishedRevision": 3,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Page']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPageRevisions: {
    parameters: {
      query?: {
        /**
         * @description Only those that were published
         * @example true
         */
        released?: boolean
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "number": 4,
           *           "note": "新增产量趋势",
           *           "bytes": 1820,
           *           "savedBy": "李娜",
           *           "savedAt": "2026-11-20T08:00:00.000Z",
           *           "releasedBy": null,
           *           "releasedAt": null,
           *           "isDraft": true,
           *           "isPublished": false
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Revision'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getPageRevision: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
        /** @example 3 */
        number: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "revision": {
           *           "number": 4,
           *           "note": "新增产量趋势",
           *           "bytes": 1820,
           *           "savedBy": "李娜",
           *           "savedAt": "2026-11-20T08:00:00.000Z",
           *           "releasedBy": null,
           *           "releasedAt": null,
           *           "isDraft": true,
           *           "isPublished": false
           *         },
           *         "document": {
           *           "config": {
           *             "pageMargin": [
           *               10,
           *               10
           *             ],
           *             "panelMargin": [
           *               8,
           *               8
           *             ],
           *             "gridColNum": 24
           *           },
           *           "titleBar": null,
           *           "dialogs": [],
           *           "style": {
           *             "main": {},
           *             "panel": {}
           *           },
           *           "nodes": {}
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RevisionInfo']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  restorePageRevision: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
        /** @example 3 */
        number: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7
         *     }
         */
        'application/json': components['schemas']['VersionNoteRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "appCode": "RCAPPN0001",
           *         "parentId": null,
           *         "name": "产线总览",
           *         "description": null,
           *         "sort": 0,
           *         "status": "published",
           *         "hasChanges": true,
           *         "revision": 4,
           *         "publishedRevision": 3,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Page']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  rollBackPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
        /** @example 3 */
        number: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7,
         *       "note": "回退"
         *     }
         */
        'application/json': components['schemas']['VersionNoteRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "appCode": "RCAPPN0001",
           *         "parentId": null,
           *         "name": "产线总览",
           *         "description": null,
           *         "sort": 0,
           *         "status": "published",
           *         "hasChanges": true,
           *         "revision": 4,
           *         "publishedRevision": 3,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Page']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getPublishedPage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "appCode": "RCAPPN0001",
           *         "name": "产线总览",
           *         "revision": 3,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "document": {
           *           "config": {
           *             "pageMargin": [
           *               10,
           *               10
           *             ],
           *             "panelMargin": [
           *               8,
           *               8
           *             ],
           *             "gridColNum": 24
           *           },
           *           "titleBar": null,
           *           "dialogs": [],
           *           "style": {
           *             "main": {},
           *             "panel": {}
           *           },
           *           "nodes": {}
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PublishedPage']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  saveHomepage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "homepageEnabled": true,
         *       "homepageUrl": "/yunbu-app/spruce-web-enterprise-console/base/index?single=1&appCode=spruce-web-enterprise-console"
         *     }
         */
        'application/json': components['schemas']['HomepageRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "homepageEnabled": true,
           *         "homepageUrl": "/yunbu-app/spruce-web-enterprise-console/base/index?single=1&appCode=spruce-web-enterprise-console",
           *         "single": true,
           *         "appCode": "spruce-web-enterprise-console",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Homepage']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getPersonalisation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "published": {
           *           "browserTitle": "云山制造",
           *           "browserIcon": "/files/icon.png",
           *           "browserIconName": "icon.png",
           *           "systemIcon": "/files/logo.svg",
           *           "loginPage": "/files/login.jpg",
           *           "slogan": "让制造更简单",
           *           "palette": "green",
           *           "logo": 2
           *         },
           *         "draft": {
           *           "browserTitle": "云山制造",
           *           "browserIcon": "/files/icon.png",
           *           "browserIconName": "icon.png",
           *           "systemIcon": "/files/logo.svg",
           *           "loginPage": "/files/login.jpg",
           *           "slogan": "让制造更简单",
           *           "palette": "green",
           *           "logo": 2
           *         },
           *         "hasDraft": false,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Personalisation']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  savePersonalisationDraft: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "value": {
         *         "browserTitle": "云山制造",
         *         "browserIcon": "/files/icon.png",
         *         "browserIconName": "icon.png",
         *         "systemIcon": "/files/logo.svg",
         *         "loginPage": "/files/login.jpg",
         *         "slogan": "让制造更简单",
         *         "palette": "green",
         *         "logo": 2
         *       }
         *     }
         */
        'application/json': components['schemas']['SavePersonalisationRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "published": {
           *           "browserTitle": "云山制造",
           *           "browserIcon": "/files/icon.png",
           *           "browserIconName": "icon.png",
           *           "systemIcon": "/files/logo.svg",
           *           "loginPage": "/files/login.jpg",
           *           "slogan": "让制造更简单",
           *           "palette": "green",
           *           "logo": 2
           *         },
           *         "draft": {
           *           "browserTitle": "云山制造",
           *           "browserIcon": "/files/icon.png",
           *           "browserIconName": "icon.png",
           *           "systemIcon": "/files/logo.svg",
           *           "loginPage": "/files/login.jpg",
           *           "slogan": "让制造更简单",
           *           "palette": "green",
           *           "logo": 2
           *         },
           *         "hasDraft": true,
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Personalisation']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  publishPersonalisation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 2,
         *       "note": "新年配色"
         *     }
         */
        'application/json': components['schemas']['PublishPersonalisationRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000c01",
           *         "number": 3,
           *         "value": {
           *           "browserTitle": "云山制造",
           *           "browserIcon": "/files/icon.png",
           *           "browserIconName": "icon.png",
           *           "systemIcon": "/files/logo.svg",
           *           "loginPage": "/files/login.jpg",
           *           "slogan": "让制造更简单",
           *           "palette": "green",
           *           "logo": 2
           *         },
           *         "note": "新年配色",
           *         "publishedBy": "李娜",
           *         "publishedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PersonalisationRelease']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPersonalisationReleases: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000c01",
           *           "number": 3,
           *           "value": {
           *             "browserTitle": "云山制造",
           *             "browserIcon": "/files/icon.png",
           *             "browserIconName": "icon.png",
           *             "systemIcon": "/files/logo.svg",
           *             "loginPage": "/files/login.jpg",
           *             "slogan": "让制造更简单",
           *             "palette": "green",
           *             "logo": 2
           *           },
           *           "note": "新年配色",
           *           "publishedBy": "李娜",
           *           "publishedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PersonalisationRelease'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  rollBackPersonalisation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000c01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "note": "回到新年配色"
         *     }
         */
        'application/json': components['schemas']['RollBackRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000c01",
           *         "number": 4,
           *         "value": {
           *           "browserTitle": "云山制造",
           *           "browserIcon": "/files/icon.png",
           *           "browserIconName": "icon.png",
           *           "systemIcon": "/files/logo.svg",
           *           "loginPage": "/files/login.jpg",
           *           "slogan": "让制造更简单",
           *           "palette": "green",
           *           "logo": 2
           *         },
           *         "note": "新年配色",
           *         "publishedBy": "李娜",
           *         "publishedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PersonalisationRelease']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getEnterprise: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "code": "yunshan",
           *         "name": "云山制造集团有限公司",
           *         "shortName": "云山制造",
           *         "industry": "制造业",
           *         "region": "浙江杭州",
           *         "contactName": "李娜",
           *         "contactMobile": "138****5678",
           *         "contactEmail": "lina****@yunshan.example",
           *         "status": "enabled",
           *         "expiresAt": "2027-11-20T00:00:00.000Z",
           *         "memberCount": 1248,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Enterprise']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editEnterprise: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "shortName": "云山"
         *     }
         */
        'application/json': components['schemas']['EditEnterpriseRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "code": "yunshan",
           *         "name": "云山制造集团有限公司",
           *         "shortName": "云山",
           *         "industry": "制造业",
           *         "region": "浙江杭州",
           *         "contactName": "李娜",
           *         "contactMobile": "13812345678",
           *         "contactEmail": "lina@yunshan.example",
           *         "status": "enabled",
           *         "expiresAt": "2027-11-20T00:00:00.000Z",
           *         "memberCount": 1248,
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Enterprise']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getPlanMenus: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "planId": "01930f3c-0000-7000-8000-000000000001",
           *         "changes": [
           *           {
           *             "id": "spruce-web-enterprise-console/organization",
           *             "name": {
           *               "zh-CN": "组织架构",
           *               "en-US": "Organization"
           *             },
           *             "sort": 10
           *           }
           *         ],
           *         "own": [
           *           {
           *             "key": "reports",
           *             "appCode": "spruce-web-enterprise-console",
           *             "parentId": null,
           *             "name": {
           *               "zh-CN": "报表",
           *               "en-US": "Reports"
           *             },
           *             "type": 0,
           *             "path": "/dashboard",
           *             "baseUrl": null,
           *             "icon": "chart",
           *             "openType": 1,
           *             "permCode": null,
           *             "isonly": false,
           *             "visible": true,
           *             "sort": 90
           *           }
           *         ],
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanMenus']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  setPlanMenus: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "changes": [
         *         {
         *           "id": "spruce-web-enterprise-console/organization",
         *           "name": {
         *             "zh-CN": "组织架构",
         *             "en-US": "Organization"
         *           },
         *           "sort": 10
         *         }
         *       ],
         *       "own": [
         *         {
         *           "key": "reports",
         *           "appCode": "spruce-web-enterprise-console",
         *           "name": {
         *             "zh-CN": "报表",
         *             "en-US": "Reports"
         *           },
         *           "type": 0,
         *           "path": "/dashboard"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['SetPlanMenusRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "planId": "01930f3c-0000-7000-8000-000000000001",
           *         "changes": [
           *           {
           *             "id": "spruce-web-enterprise-console/organization",
           *             "name": {
           *               "zh-CN": "组织架构",
           *               "en-US": "Organization"
           *             },
           *             "sort": 10
           *           }
           *         ],
           *         "own": [
           *           {
           *             "key": "reports",
           *             "appCode": "spruce-web-enterprise-console",
           *             "parentId": null,
           *             "name": {
           *               "zh-CN": "报表",
           *               "en-US": "Reports"
           *             },
           *             "type": 0,
           *             "path": "/dashboard",
           *             "baseUrl": null,
           *             "icon": "chart",
           *             "openType": 1,
           *             "permCode": null,
           *             "isonly": false,
           *             "visible": true,
           *             "sort": 90
           *           }
           *         ],
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanMenus']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  previewPlanPush: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "fingerprint": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           *         "customers": {
           *           "total": 12,
           *           "changing": 10,
           *           "locked": 1
           *         },
           *         "items": {
           *           "new": 10,
           *           "changed": 9,
           *           "removed": 0,
           *           "kept": 2,
           *           "conflict": 0,
           *           "locked": 2,
           *           "same": 1
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanPushPreview']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPlanPushPreview: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "customer": {
           *             "id": "01930f3c-0000-7000-8000-0000000000c1",
           *             "code": "acme",
           *             "name": "云杉科技"
           *           },
           *           "outcome": "change",
           *           "items": {
           *             "new": 1,
           *             "changed": 1,
           *             "removed": 0,
           *             "kept": 0,
           *             "conflict": 0,
           *             "locked": 0,
           *             "same": 0
           *           },
           *           "reason": null,
           *           "at": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanPushCustomer'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  previewCustomerPush: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
        /** @example 01930f3c-0000-7000-8000-0000000000c1 */
        customerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "plan:reports",
           *           "name": "报表",
           *           "origin": "plan",
           *           "outcome": "new",
           *           "written": [
           *             "appCode",
           *             "name",
           *             "path"
           *           ],
           *           "kept": [],
           *           "reason": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanPushItem'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPlanPushes: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-0000000000e1",
           *           "plan": {
           *             "id": "01930f3c-0000-7000-8000-000000000001",
           *             "code": "standard",
           *             "name": "标准版"
           *           },
           *           "status": "queued",
           *           "phase": "push",
           *           "progress": {
           *             "done": 0,
           *             "total": 12
           *           },
           *           "customers": {
           *             "pending": 12
           *           },
           *           "note": "新增报表入口",
           *           "problem": null,
           *           "actions": [
           *             "cancel"
           *           ],
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "finishedAt": null,
           *           "expiresAt": "2027-11-20T08:00:00.000Z",
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanPush'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  pushPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "fingerprint": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "note": "新增报表入口"
         *     }
         */
        'application/json': components['schemas']['PushPlanRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "plan": {
           *           "id": "01930f3c-0000-7000-8000-000000000001",
           *           "code": "standard",
           *           "name": "标准版"
           *         },
           *         "status": "queued",
           *         "phase": "push",
           *         "progress": {
           *           "done": 0,
           *           "total": 12
           *         },
           *         "customers": {
           *           "pending": 12
           *         },
           *         "note": "新增报表入口",
           *         "problem": null,
           *         "actions": [
           *           "cancel"
           *         ],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "finishedAt": null,
           *         "expiresAt": "2027-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanPush']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getPlanPush: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "plan": {
           *           "id": "01930f3c-0000-7000-8000-000000000001",
           *           "code": "standard",
           *           "name": "标准版"
           *         },
           *         "status": "queued",
           *         "phase": "push",
           *         "progress": {
           *           "done": 0,
           *           "total": 12
           *         },
           *         "customers": {
           *           "pending": 12
           *         },
           *         "note": "新增报表入口",
           *         "problem": null,
           *         "actions": [
           *           "cancel"
           *         ],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "finishedAt": null,
           *         "expiresAt": "2027-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanPush']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPlanPushCustomers: {
    parameters: {
      query?: {
        /** @example failed */
        outcome?: components['schemas']['PlanPushOutcome']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "customer": {
           *             "id": "01930f3c-0000-7000-8000-0000000000c1",
           *             "code": "acme",
           *             "name": "云杉科技"
           *           },
           *           "outcome": "pushed",
           *           "items": {
           *             "new": 1,
           *             "changed": 1,
           *             "removed": 0,
           *             "kept": 0,
           *             "conflict": 0,
           *             "locked": 0,
           *             "same": 0
           *           },
           *           "reason": null,
           *           "at": "2026-11-20T08:00:02.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanPushCustomer'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPlanPushItems: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
        /** @example 01930f3c-0000-7000-8000-0000000000c1 */
        customerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "plan:reports",
           *           "name": "报表",
           *           "origin": "plan",
           *           "outcome": "new",
           *           "written": [
           *             "appCode",
           *             "name",
           *             "path"
           *           ],
           *           "kept": [],
           *           "reason": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanPushItem'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  undoPlanPush: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000e1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 4
         *     }
         */
        'application/json': components['schemas']['UndoPlanPushRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000e1",
           *         "plan": {
           *           "id": "01930f3c-0000-7000-8000-000000000001",
           *           "code": "standard",
           *           "name": "标准版"
           *         },
           *         "status": "queued",
           *         "phase": "undo",
           *         "progress": {
           *           "done": 0,
           *           "total": 12
           *         },
           *         "customers": {
           *           "pending": 12
           *         },
           *         "note": "新增报表入口",
           *         "problem": null,
           *         "actions": [
           *           "cancel"
           *         ],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "finishedAt": null,
           *         "expiresAt": "2027-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanPush']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPlans: {
    parameters: {
      query?: {
        /**
         * @description Part of name or code
         * @example 标准
         */
        keyword?: string
        /** @example enabled */
        status?: components['schemas']['PlanStatus']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000001",
           *           "code": "standard",
           *           "name": "标准版",
           *           "description": null,
           *           "apps": [
           *             "spruce-web-enterprise-console"
           *           ],
           *           "menus": null,
           *           "permissions": null,
           *           "maxMembers": 200,
           *           "maxStorageBytes": 10737418240,
           *           "status": "enabled",
           *           "customerCount": 12,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Plan'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addPlan: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "standard",
         *       "name": "标准版",
         *       "description": null,
         *       "apps": [
         *         "spruce-web-enterprise-console"
         *       ],
         *       "menus": null,
         *       "permissions": null,
         *       "maxMembers": 200,
         *       "maxStorageBytes": 10737418240
         *     }
         */
        'application/json': components['schemas']['AddPlanRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "code": "standard",
           *         "name": "标准版",
           *         "description": null,
           *         "apps": [
           *           "spruce-web-enterprise-console"
           *         ],
           *         "menus": null,
           *         "permissions": null,
           *         "maxMembers": 200,
           *         "maxStorageBytes": 10737418240,
           *         "status": "enabled",
           *         "customerCount": 0,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Plan']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getPlanCatalogue: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "apps": [
           *           {
           *             "code": "spruce-web-enterprise-console",
           *             "name": "企业控制台"
           *           }
           *         ],
           *         "menus": [
           *           {
           *             "id": "spruce-web-enterprise-console/base",
           *             "parentId": null,
           *             "appCode": "spruce-web-enterprise-console",
           *             "name": "基础管理",
           *             "type": 0,
           *             "permCode": null
           *           }
           *         ],
           *         "permissions": [
           *           {
           *             "code": "role:remove",
           *             "name": "删除角色",
           *             "appCode": "spruce-web-enterprise-console"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlanCatalogue']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "code": "standard",
           *         "name": "标准版",
           *         "description": null,
           *         "apps": [
           *           "spruce-web-enterprise-console"
           *         ],
           *         "menus": null,
           *         "permissions": null,
           *         "maxMembers": 200,
           *         "maxStorageBytes": 10737418240,
           *         "status": "enabled",
           *         "customerCount": 12,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Plan']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "maxMembers": 300
         *     }
         */
        'application/json': components['schemas']['EditPlanRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "code": "standard",
           *         "name": "标准版",
           *         "description": null,
           *         "apps": [
           *           "spruce-web-enterprise-console"
           *         ],
           *         "menus": null,
           *         "permissions": null,
           *         "maxMembers": 300,
           *         "maxStorageBytes": 10737418240,
           *         "status": "enabled",
           *         "customerCount": 12,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Plan']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removePlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['RemovePlanRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  setPlanStatus: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "status": "disabled"
         *     }
         */
        'application/json': components['schemas']['PlanStatusRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "code": "standard",
           *         "name": "标准版",
           *         "description": null,
           *         "apps": [
           *           "spruce-web-enterprise-console"
           *         ],
           *         "menus": null,
           *         "permissions": null,
           *         "maxMembers": 200,
           *         "maxStorageBytes": 10737418240,
           *         "status": "disabled",
           *         "customerCount": 12,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Plan']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getCustomerEntitlements: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "customerId": "01930f3c-0000-7000-8000-000000000001",
           *         "customerVersion": 3,
           *         "plan": {
           *           "id": "01930f3c-0000-7000-8000-000000000001",
           *           "code": "standard",
           *           "name": "标准版"
           *         },
           *         "overrides": {
           *           "grantedApps": [],
           *           "revokedApps": [],
           *           "grantedMenus": [],
           *           "revokedMenus": [],
           *           "grantedPermissions": [],
           *           "revokedPermissions": [
           *             "role:remove"
           *           ],
           *           "limits": {
           *             "maxMembers": 300
           *           },
           *           "lockedParts": [
           *             "personalisation"
           *           ],
           *           "expiresAt": null,
           *           "note": "试点",
           *           "version": 1
           *         },
           *         "apps": [
           *           {
           *             "code": "spruce-web-enterprise-console",
           *             "name": "企业控制台",
           *             "allowed": true,
           *             "source": "plan"
           *           }
           *         ],
           *         "menus": [
           *           {
           *             "id": "spruce-web-enterprise-console/base",
           *             "parentId": null,
           *             "appCode": "spruce-web-enterprise-console",
           *             "name": "基础管理",
           *             "allowed": true,
           *             "source": "plan"
           *           }
           *         ],
           *         "permissions": [
           *           {
           *             "code": "role:remove",
           *             "name": "删除角色",
           *             "appCode": "spruce-web-enterprise-console",
           *             "allowed": false,
           *             "source": "override"
           *           }
           *         ],
           *         "limits": {
           *           "maxMembers": {
           *             "value": 300,
           *             "source": "override"
           *           },
           *           "maxStorageBytes": {
           *             "value": 10737418240,
           *             "source": "plan"
           *           }
           *         },
           *         "usage": {
           *           "members": 120,
           *           "storageBytes": 52428800
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CustomerEntitlements']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  assignPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 3,
         *       "planId": "01930f3c-0000-7000-8000-000000000001"
         *     }
         */
        'application/json': components['schemas']['AssignPlanRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "customerId": "01930f3c-0000-7000-8000-000000000001",
           *         "customerVersion": 3,
           *         "plan": {
           *           "id": "01930f3c-0000-7000-8000-000000000001",
           *           "code": "standard",
           *           "name": "标准版"
           *         },
           *         "overrides": {
           *           "grantedApps": [],
           *           "revokedApps": [],
           *           "grantedMenus": [],
           *           "revokedMenus": [],
           *           "grantedPermissions": [],
           *           "revokedPermissions": [
           *             "role:remove"
           *           ],
           *           "limits": {
           *             "maxMembers": 300
           *           },
           *           "lockedParts": [
           *             "personalisation"
           *           ],
           *           "expiresAt": null,
           *           "note": "试点",
           *           "version": 1
           *         },
           *         "apps": [
           *           {
           *             "code": "spruce-web-enterprise-console",
           *             "name": "企业控制台",
           *             "allowed": true,
           *             "source": "plan"
           *           }
           *         ],
           *         "menus": [
           *           {
           *             "id": "spruce-web-enterprise-console/base",
           *             "parentId": null,
           *             "appCode": "spruce-web-enterprise-console",
           *             "name": "基础管理",
           *             "allowed": true,
           *             "source": "plan"
           *           }
           *         ],
           *         "permissions": [
           *           {
           *             "code": "role:remove",
           *             "name": "删除角色",
           *             "appCode": "spruce-web-enterprise-console",
           *             "allowed": false,
           *             "source": "override"
           *           }
           *         ],
           *         "limits": {
           *           "maxMembers": {
           *             "value": 300,
           *             "source": "override"
           *           },
           *           "maxStorageBytes": {
           *             "value": 10737418240,
           *             "source": "plan"
           *           }
           *         },
           *         "usage": {
           *           "members": 120,
           *           "storageBytes": 52428800
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CustomerEntitlements']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  setCustomerOverrides: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "grantedApps": [],
         *       "revokedApps": [],
         *       "grantedMenus": [],
         *       "revokedMenus": [],
         *       "grantedPermissions": [],
         *       "revokedPermissions": [
         *         "role:remove"
         *       ],
         *       "limits": {
         *         "maxMembers": 300
         *       },
         *       "lockedParts": [],
         *       "expiresAt": null,
         *       "note": "试点",
         *       "version": 0
         *     }
         */
        'application/json': components['schemas']['SetOverridesRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "customerId": "01930f3c-0000-7000-8000-000000000001",
           *         "customerVersion": 3,
           *         "plan": {
           *           "id": "01930f3c-0000-7000-8000-000000000001",
           *           "code": "standard",
           *           "name": "标准版"
           *         },
           *         "overrides": {
           *           "grantedApps": [],
           *           "revokedApps": [],
           *           "grantedMenus": [],
           *           "revokedMenus": [],
           *           "grantedPermissions": [],
           *           "revokedPermissions": [
           *             "role:remove"
           *           ],
           *           "limits": {
           *             "maxMembers": 300
           *           },
           *           "lockedParts": [
           *             "personalisation"
           *           ],
           *           "expiresAt": null,
           *           "note": "试点",
           *           "version": 1
           *         },
           *         "apps": [
           *           {
           *             "code": "spruce-web-enterprise-console",
           *             "name": "企业控制台",
           *             "allowed": true,
           *             "source": "plan"
           *           }
           *         ],
           *         "menus": [
           *           {
           *             "id": "spruce-web-enterprise-console/base",
           *             "parentId": null,
           *             "appCode": "spruce-web-enterprise-console",
           *             "name": "基础管理",
           *             "allowed": true,
           *             "source": "plan"
           *           }
           *         ],
           *         "permissions": [
           *           {
           *             "code": "role:remove",
           *             "name": "删除角色",
           *             "appCode": "spruce-web-enterprise-console",
           *             "allowed": false,
           *             "source": "override"
           *           }
           *         ],
           *         "limits": {
           *           "maxMembers": {
           *             "value": 300,
           *             "source": "override"
           *           },
           *           "maxStorageBytes": {
           *             "value": 10737418240,
           *             "source": "plan"
           *           }
           *         },
           *         "usage": {
           *           "members": 120,
           *           "storageBytes": 52428800
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CustomerEntitlements']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getOwnPlan: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "plan": {
           *           "code": "standard",
           *           "name": "标准版"
           *         },
           *         "expiresAt": null,
           *         "apps": [
           *           {
           *             "code": "spruce-web-enterprise-console",
           *             "name": "企业控制台"
           *           }
           *         ],
           *         "limits": {
           *           "maxMembers": 300,
           *           "maxStorageBytes": 10737418240
           *         },
           *         "usage": {
           *           "members": 120,
           *           "storageBytes": 52428800
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OwnPlan']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPlatformOperatorLog: {
    parameters: {
      query?: {
        /**
         * @description Of one customer only
         * @example 01930f3c-0000-7000-8000-000000000001
         */
        customerId?: components['schemas']['Id']
        /**
         * @description Beginning of the name of the object
         * @example 研发
         */
        keyword?: string
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /** @example editDept */
        operation?: string
        /** @example departments */
        objectTable?: string
        /** @example 01930f3c-0000-7000-8000-000000000101 */
        objectId?: components['schemas']['MenuId']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000901",
           *           "at": "2026-11-20T08:00:00.000Z",
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "userName": "张伟",
           *           "actingUserId": null,
           *           "operation": "editDept",
           *           "operationName": "编辑部门",
           *           "objectTable": "departments",
           *           "objectId": "01930f3c-0000-7000-8000-000000000101",
           *           "objectName": "研发部",
           *           "before": {
           *             "name": "研发部"
           *           },
           *           "after": {
           *             "name": "研发中心"
           *           },
           *           "address": "127.0.0.1",
           *           "appCode": "spruce-web-enterprise-console",
           *           "terminal": "Chrome / Windows",
           *           "traceId": "0af7651916cd43dd",
           *           "customerId": "01930f3c-0000-7000-8000-000000000001",
           *           "customerName": "云山制造"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlatformOperatorLog'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  exportPlatformOperatorLog: {
    parameters: {
      query?: {
        /**
         * @description Of one customer only
         * @example 01930f3c-0000-7000-8000-000000000001
         */
        customerId?: components['schemas']['Id']
        /**
         * @description Beginning of the name of the object
         * @example 研发
         */
        keyword?: string
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /** @example editDept */
        operation?: string
        /** @example departments */
        objectTable?: string
        /** @example 01930f3c-0000-7000-8000-000000000101 */
        objectId?: components['schemas']['MenuId']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description The name of the file */
          'content-disposition'?: string
          [name: string]: unknown
        }
        content: {
          /** @example 时间,操作人 */
          'text/csv': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPlatformLoginLog: {
    parameters: {
      query?: {
        /**
         * @description Of one customer only
         * @example 01930f3c-0000-7000-8000-000000000001
         */
        customerId?: components['schemas']['Id']
        /**
         * @description Beginning of the login name
         * @example zhang
         */
        keyword?: string
        /** @example false */
        success?: boolean
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000902",
           *           "at": "2026-11-20T08:00:00.000Z",
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "loginName": "zhang_wei",
           *           "userName": "张伟",
           *           "success": true,
           *           "reason": null,
           *           "via": "login",
           *           "address": "127.0.0.1",
           *           "terminal": "Chrome / Windows",
           *           "customerId": "01930f3c-0000-7000-8000-000000000001",
           *           "customerName": "云山制造"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlatformLoginLog'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  exportPlatformLoginLog: {
    parameters: {
      query?: {
        /**
         * @description Of one customer only
         * @example 01930f3c-0000-7000-8000-000000000001
         */
        customerId?: components['schemas']['Id']
        /**
         * @description Beginning of the login name
         * @example zhang
         */
        keyword?: string
        /** @example false */
        success?: boolean
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description The name of the file */
          'content-disposition'?: string
          [name: string]: unknown
        }
        content: {
          /** @example 时间,登录名 */
          'text/csv': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listPlatformAccessLog: {
    parameters: {
      query?: {
        /**
         * @description Of one customer only
         * @example 01930f3c-0000-7000-8000-000000000001
         */
        customerId?: components['schemas']['Id']
        /** @example spruce-web-enterprise-console */
        appCode?: components['schemas']['AppCode']
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "userName": "张伟",
           *           "appCode": "spruce-web-enterprise-console",
           *           "appName": "企业控制台",
           *           "visits": 3,
           *           "firstAt": "2026-11-20T08:00:00.000Z",
           *           "lastAt": "2026-11-20T08:00:00.000Z",
           *           "terminal": "Chrome / Windows",
           *           "customerId": "01930f3c-0000-7000-8000-000000000001",
           *           "customerName": "云山制造"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PlatformAccessLog'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  exportPlatformAccessLog: {
    parameters: {
      query?: {
        /**
         * @description Of one customer only
         * @example 01930f3c-0000-7000-8000-000000000001
         */
        customerId?: components['schemas']['Id']
        /** @example spruce-web-enterprise-console */
        appCode?: components['schemas']['AppCode']
        /** @example 01930f3c-0000-7000-8000-000000000201 */
        userId?: components['schemas']['Id']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description The name of the file */
          'content-disposition'?: string
          [name: string]: unknown
        }
        content: {
          /** @example 时间,应用 */
          'text/csv': string
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getPlatformLoginBoard: {
    parameters: {
      query?: {
        /**
         * @description Of one customer only
         * @example 01930f3c-0000-7000-8000-000000000001
         */
        customerId?: components['schemas']['Id']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /** @example day */
        by?: 'day' | 'hour'
        /**
         * @description Minutes that local time is ahead of UTC: where a day begins
         * @example 480
         */
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "from": "2026-11-20T08:00:00.000Z",
           *         "to": "2026-11-20T08:00:00.000Z",
           *         "onlineNow": 12,
           *         "logins": 120,
           *         "failures": 3,
           *         "users": 45,
           *         "series": [
           *           {
           *             "at": "2026-11-20T08:00:00.000Z",
           *             "logins": 10,
           *             "failures": 1
           *           }
           *         ],
           *         "terminals": [
           *           {
           *             "name": "Chrome / Windows",
           *             "count": 100
           *           }
           *         ],
           *         "failureReasons": [
           *           {
           *             "name": "WRONG_PASSWORD",
           *             "count": 3
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginBoard']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getPlatformAppBoard: {
    parameters: {
      query?: {
        /**
         * @description Of one customer only
         * @example 01930f3c-0000-7000-8000-000000000001
         */
        customerId?: components['schemas']['Id']
        /**
         * @description From this moment on
         * @example 2026-11-01T00:00:00.000Z
         */
        from?: components['schemas']['TimeFilter']
        /**
         * @description Before this moment
         * @example 2026-11-21T00:00:00.000Z
         */
        to?: components['schemas']['TimeFilter']
        /** @example day */
        by?: 'day' | 'hour'
        /**
         * @description Minutes that local time is ahead of UTC: where a day begins
         * @example 480
         */
        offset?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "from": "2026-11-20T08:00:00.000Z",
           *         "to": "2026-11-20T08:00:00.000Z",
           *         "visits": 300,
           *         "users": 45,
           *         "series": [
           *           {
           *             "at": "2026-11-20T08:00:00.000Z",
           *             "visits": 30,
           *             "users": 9
           *           }
           *         ],
           *         "topApps": [
           *           {
           *             "appCode": "spruce-web-enterprise-console",
           *             "appName": "企业控制台",
           *             "visits": 200,
           *             "users": 40
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AppBoard']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listRecycleBin: {
    parameters: {
      query?: {
        /** @example roles */
        kind?: components['schemas']['RecycledKind']
        /**
         * @description Beginning of the name
         * @example 人事
         */
        keyword?: string
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000701",
           *           "kind": "roles",
           *           "objectId": "01930f3c-0000-7000-8000-000000000401",
           *           "name": "人事专员",
           *           "removedBy": "01930f3c-0000-7000-8000-000000000201",
           *           "removedByName": "张伟",
           *           "removedAt": "2026-11-20T08:00:00.000Z",
           *           "purgedAt": "2026-12-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Recycled'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  restoreRecycled: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-000000000701"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RecycledIdsRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "changed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ChangedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  purgeRecycled: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-000000000701"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RecycledIdsRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "removed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RemovedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listResources: {
    parameters: {
      query?: {
        /**
         * @description Absent: of all folders
         * @example 01930f3c-0000-7000-8000-0000000000f1
         */
        folderId?: components['schemas']['Id']
        /**
         * @description Only those in no folder
         * @example false
         */
        root?: boolean
        /**
         * @description Name, full pinyin, initials or code; matching ignores case
         * @example yanfa
         */
        keyword?: components['parameters']['Keyword']
        /** @example image */
        group?: 'image' | 'document' | 'media'
        /** @example -createdAt */
        sort?: string
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-0000000000a2",
           *           "name": "首页横幅.png",
           *           "mediaType": "image/png",
           *           "bytes": 204800,
           *           "width": 1920,
           *           "height": 480,
           *           "sizes": [
           *             "s",
           *             "m",
           *             "l"
           *           ],
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "folderId": "01930f3c-0000-7000-8000-0000000000f1",
           *           "uses": 1,
           *           "version": 1,
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Resource'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  uploadResource: {
    parameters: {
      query?: {
        /**
         * @description Absent: in no folder
         * @example 01930f3c-0000-7000-8000-0000000000f1
         */
        folderId?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description The file; its type is found by its content */
          file: Blob
        }
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000a2",
           *         "name": "首页横幅.png",
           *         "mediaType": "image/png",
           *         "bytes": 204800,
           *         "width": 1920,
           *         "height": 480,
           *         "sizes": [
           *           "s",
           *           "m",
           *           "l"
           *         ],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "folderId": "01930f3c-0000-7000-8000-0000000000f1",
           *         "uses": 1,
           *         "version": 1,
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Resource']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getResource: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000a2 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000a2",
           *         "name": "首页横幅.png",
           *         "mediaType": "image/png",
           *         "bytes": 204800,
           *         "width": 1920,
           *         "height": 480,
           *         "sizes": [
           *           "s",
           *           "m",
           *           "l"
           *         ],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "folderId": "01930f3c-0000-7000-8000-0000000000f1",
           *         "uses": 1,
           *         "version": 1,
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Resource']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editResource: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000a2 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "横幅.png"
         *     }
         */
        'application/json': components['schemas']['EditResourceRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000a2",
           *         "name": "首页横幅.png",
           *         "mediaType": "image/png",
           *         "bytes": 204800,
           *         "width": 1920,
           *         "height": 480,
           *         "sizes": [
           *           "s",
           *           "m",
           *           "l"
           *         ],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "folderId": "01930f3c-0000-7000-8000-0000000000f1",
           *         "uses": 1,
           *         "version": 2,
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Resource']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  replaceResource: {
    parameters: {
      query: {
        /** @example 1 */
        version: components['schemas']['Version']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000a2 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description The file; its type is found by its content */
          file: Blob
        }
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000a2",
           *         "name": "首页横幅.png",
           *         "mediaType": "image/png",
           *         "bytes": 204800,
           *         "width": 1920,
           *         "height": 480,
           *         "sizes": [
           *           "s",
           *           "m",
           *           "l"
           *         ],
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "folderId": "01930f3c-0000-7000-8000-0000000000f1",
           *         "uses": 1,
           *         "version": 2,
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Resource']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listResourceUses: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000a2 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "objectTable": "notices",
           *           "objectId": "01930f3c-0000-7000-8000-0000000000b1",
           *           "place": "attachments",
           *           "label": "放假通知",
           *           "createdAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ResourceUse'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  moveResources: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-0000000000a2"
         *       ],
         *       "folderId": "01930f3c-0000-7000-8000-0000000000f1"
         *     }
         */
        'application/json': components['schemas']['MoveResourcesRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "moved": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MovedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeResources: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-0000000000a2"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RemoveResourcesRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "removed": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RemovedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listFolders: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-0000000000f1",
           *           "parentId": null,
           *           "name": "图标",
           *           "files": 12,
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ResourceFolder'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addFolder: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "图标",
         *       "parentId": null
         *     }
         */
        'application/json': components['schemas']['AddFolderRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000f1",
           *         "parentId": null,
           *         "name": "图标",
           *         "files": 12,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ResourceFolder']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editFolder: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000f1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "图片"
         *     }
         */
        'application/json': components['schemas']['EditFolderRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-0000000000f1",
           *         "parentId": null,
           *         "name": "图标",
           *         "files": 12,
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ResourceFolder']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeFolder: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-0000000000f1 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['RemoveFolderRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listRoles: {
    parameters: {
      query?: {
        /**
         * @description Name or code
         * @example 管理
         */
        keyword?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000401",
           *           "name": "企业管理员",
           *           "code": "tenant_admin",
           *           "builtin": true,
           *           "enabled": true,
           *           "memberCount": 2
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Role'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listRoleRecords: {
    parameters: {
      query?: {
        /**
         * @description Name, pinyin, initials or code
         * @example 管理
         */
        keyword?: string
        /** @example true */
        enabled?: boolean
        /** @example false */
        builtin?: boolean
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
        /**
         * @description Fields in order of weight; a minus sorts downwards
         * @example name
         */
        sort?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000401",
           *           "name": "人事专员",
           *           "code": "personnel",
           *           "description": "维护部门与成员",
           *           "builtin": false,
           *           "grantsAll": false,
           *           "enabled": true,
           *           "dataScope": "department_below",
           *           "departmentIds": [],
           *           "memberCount": 3,
           *           "version": 1,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RoleRecord'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addRole: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "人事专员",
         *       "code": "personnel",
         *       "dataScope": "department_below"
         *     }
         */
        'application/json': components['schemas']['AddRoleRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000401",
           *         "name": "人事专员",
           *         "code": "personnel",
           *         "description": "维护部门与成员",
           *         "builtin": false,
           *         "grantsAll": false,
           *         "enabled": true,
           *         "dataScope": "department_below",
           *         "departmentIds": [],
           *         "memberCount": 3,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RoleRecord']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getRole: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000401",
           *         "name": "人事专员",
           *         "code": "personnel",
           *         "description": "维护部门与成员",
           *         "builtin": false,
           *         "grantsAll": false,
           *         "enabled": true,
           *         "dataScope": "department_below",
           *         "departmentIds": [],
           *         "memberCount": 3,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RoleRecord']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editRole: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "人事主管"
         *     }
         */
        'application/json': components['schemas']['EditRoleRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000401",
           *         "name": "人事专员",
           *         "code": "personnel",
           *         "description": "维护部门与成员",
           *         "builtin": false,
           *         "grantsAll": false,
           *         "enabled": true,
           *         "dataScope": "department_below",
           *         "departmentIds": [],
           *         "memberCount": 3,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RoleRecord']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  copyRole: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "人事专员二",
         *       "code": "personnel_2"
         *     }
         */
        'application/json': components['schemas']['CopyRoleRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000401",
           *         "name": "人事专员",
           *         "code": "personnel",
           *         "description": "维护部门与成员",
           *         "builtin": false,
           *         "grantsAll": false,
           *         "enabled": true,
           *         "dataScope": "department_below",
           *         "departmentIds": [],
           *         "memberCount": 3,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RoleRecord']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  setRoleStatus: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "enabled": false
         *     }
         */
        'application/json': components['schemas']['RoleStatusRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000401",
           *         "name": "人事专员",
           *         "code": "personnel",
           *         "description": "维护部门与成员",
           *         "builtin": false,
           *         "grantsAll": false,
           *         "enabled": true,
           *         "dataScope": "department_below",
           *         "departmentIds": [],
           *         "memberCount": 3,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RoleRecord']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeRoles: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-000000000401"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RemoveRolesRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "removed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RemovedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listRoleMembers: {
    parameters: {
      query?: {
        /** @example zw */
        keyword?: string
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000301",
           *           "userId": "01930f3c-0000-7000-8000-000000000201",
           *           "loginName": "zhang_wei",
           *           "nickName": "张伟",
           *           "employeeCode": "YS0002",
           *           "mobile": "138****5678",
           *           "email": "zhan****@yunshan.example",
           *           "photo": null,
           *           "departments": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000101",
           *               "name": "研发部",
           *               "main": true
           *             }
           *           ],
           *           "roles": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000401",
           *               "name": "人事专员"
           *             }
           *           ],
           *           "status": "active",
           *           "lastLoginAt": "2026-11-20T08:00:00.000Z",
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Member'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addRoleMembers: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "memberIds": [
         *         "01930f3c-0000-7000-8000-000000000301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RoleMembersRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "changed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ChangedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeRoleMembers: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "memberIds": [
         *         "01930f3c-0000-7000-8000-000000000301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RoleMembersRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "changed": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ChangedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getRolePermissions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "roleId": "01930f3c-0000-7000-8000-000000000401",
           *         "version": 1,
           *         "grantsAll": false,
           *         "codes": [
           *           "department:list"
           *         ],
           *         "apps": [
           *           {
           *             "appCode": "spruce-web-enterprise-console",
           *             "name": "企业控制台",
           *             "nodes": [
           *               {
           *                 "id": "spruce-web-enterprise-console/organization",
           *                 "name": "组织架构",
           *                 "type": 0,
           *                 "permCode": "department:list",
           *                 "granted": true,
           *                 "grantable": true,
           *                 "children": []
           *               }
           *             ],
           *             "others": [
           *               {
           *                 "code": "role:list",
           *                 "name": "查看角色",
           *                 "granted": false,
           *                 "grantable": true
           *               }
           *             ]
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RolePermissions']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  setRolePermissions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000401 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "codes": [
         *         "department:list"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RolePermissionsRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "roleId": "01930f3c-0000-7000-8000-000000000401",
           *         "version": 1,
           *         "grantsAll": false,
           *         "codes": [
           *           "department:list"
           *         ],
           *         "apps": [
           *           {
           *             "appCode": "spruce-web-enterprise-console",
           *             "name": "企业控制台",
           *             "nodes": [
           *               {
           *                 "id": "spruce-web-enterprise-console/organization",
           *                 "name": "组织架构",
           *                 "type": 0,
           *                 "permCode": "department:list",
           *                 "granted": true,
           *                 "grantable": true,
           *                 "children": []
           *               }
           *             ],
           *             "others": [
           *               {
           *                 "code": "role:list",
           *                 "name": "查看角色",
           *                 "granted": false,
           *                 "grantable": true
           *               }
           *             ]
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RolePermissions']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  explainPermission: {
    parameters: {
      query: {
        /** @example 01930f3c-0000-7000-8000-000000000301 */
        memberId: components['schemas']['Id']
        /** @example department:add */
        permCode: components['schemas']['PermCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "memberId": "01930f3c-0000-7000-8000-000000000301",
           *         "permCode": "department:add",
           *         "permName": "新增部门",
           *         "allowed": false,
           *         "reason": "NO_ROLE_GRANTS",
           *         "memberStatus": "active",
           *         "roles": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000401",
           *             "name": "人事专员",
           *             "enabled": true,
           *             "grants": false,
           *             "dataScope": "all"
           *           }
           *         ],
           *         "grantedBy": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000402",
           *             "name": "企业管理员"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['PermissionExplanation']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getMemberPermissions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000301 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "memberId": "01930f3c-0000-7000-8000-000000000301",
           *         "isAdmin": false,
           *         "codes": [
           *           {
           *             "code": "department:list",
           *             "name": "查看部门",
           *             "roleIds": [
           *               "01930f3c-0000-7000-8000-000000000401"
           *             ]
           *           }
           *         ],
           *         "dataScopes": [
           *           "department_below"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MemberPermissions']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getAppPermissions: {
    parameters: {
      query?: {
        /**
         * @description Absent: the application of current-app
         * @example spruce-web-enterprise-console
         */
        appCode?: components['schemas']['AppCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "appCode": "spruce-web-enterprise-console",
           *         "menus": [],
           *         "permissions": [
           *           "department:list"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AppPermissions']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getUserInfos: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000201",
           *         "loginName": "admin",
           *         "name": "林晓云",
           *         "nickName": "林晓云",
           *         "employeeCode": "YS0001",
           *         "photo": null,
           *         "avatar": null,
           *         "mobile": "138****5678",
           *         "mobileNew": "138****5678",
           *         "email": "linx****@yunshan.example",
           *         "emailNew": "linx****@yunshan.example",
           *         "roles": [
           *           {
           *             "id": "01930f3c-0000-7000-8000-000000000401",
           *             "name": "企业管理员",
           *             "code": "tenant_admin"
           *           }
           *         ],
           *         "passwordWhetherModifiedFlag": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['UserInfo']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listTenants: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *           "code": "yunshan",
           *           "name": "云杉制造集团",
           *           "shortName": "云杉集团",
           *           "mainTenant": true,
           *           "kind": "customer",
           *           "browserIcon": null,
           *           "browserIconName": null,
           *           "loginPage": null,
           *           "systemIcon": null,
           *           "homepageEnabled": false,
           *           "homepageUrl": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['TenantMembership'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getSystem: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "productName": "云杉",
           *         "version": "0.1.0",
           *         "mode": "evaluation",
           *         "loginPageUrl": "/login"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SystemInfo']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getSystemConfig: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "reloadmenu": 0
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SystemConfig']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getTenantInfo: {
    parameters: {
      query?: {
        /**
         * @description Code of the tenant whose brand is wanted before a login
         * @example yunshan
         */
        tenant?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "code": "yunshan",
           *         "name": "云杉制造集团",
           *         "logo": 0,
           *         "browserTitle": "云杉制造集团",
           *         "browserIcon": null,
           *         "browserIconName": null,
           *         "loginPage": null,
           *         "systemIcon": null,
           *         "slogan": "让制造更简单",
           *         "palette": "green",
           *         "homepageEnabled": false,
           *         "homepageUrl": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['TenantInfo']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getDeployConfig: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "pageLimit": true,
           *         "cipher": {
           *           "algorithm": "AES",
           *           "mode": "CBC",
           *           "padding": "Pkcs7",
           *           "key": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
           *         },
           *         "evaluation": true,
           *         "languages": [
           *           "zh-CN",
           *           "en-US"
           *         ],
           *         "captchaEnabled": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['DeployConfig']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getIsAdmin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": true
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: boolean
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  switchTenant: {
    parameters: {
      query?: {
        /**
         * @description The browser id
         * @example b-9f2c71d04e
         */
        jti?: string
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "jti": "b-9f2c71d04e"
         *     }
         */
        'application/json': components['schemas']['SwitchTenantBody']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "access_token": "01930f3c-0000-7000-8000-000000000501",
           *         "jti": "b-9f2c71d04e",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "first": false,
           *         "jump": null,
           *         "datetime": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginResult']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getPreferences: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "theme": {
           *           "mode": "light",
           *           "palette": null
           *         },
           *         "density": "comfortable",
           *         "language": "zh-CN",
           *         "sidebarOpened": true,
           *         "menuType": 1,
           *         "pinnedTabs": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Preferences']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  savePreferences: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "theme": {
         *         "mode": "light",
         *         "palette": null
         *       },
         *       "density": "comfortable",
         *       "language": "zh-CN",
         *       "sidebarOpened": true,
         *       "menuType": 1,
         *       "pinnedTabs": []
         *     }
         */
        'application/json': components['schemas']['Preferences']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "theme": {
           *           "mode": "light",
           *           "palette": null
           *         },
           *         "density": "comfortable",
           *         "language": "zh-CN",
           *         "sidebarOpened": true,
           *         "menuType": 1,
           *         "pinnedTabs": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Preferences']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getSystemData: {
    parameters: {
      query?: {
        /**
         * @description Only the menus of this application
         * @example spruce-web-enterprise-console
         */
        appCode?: components['schemas']['AppCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "userInfo": {
           *           "id": "01930f3c-0000-7000-8000-000000000201",
           *           "loginName": "admin",
           *           "name": "林晓云",
           *           "nickName": "林晓云",
           *           "employeeCode": "YS0001",
           *           "photo": null,
           *           "avatar": null,
           *           "mobile": "138****5678",
           *           "mobileNew": "138****5678",
           *           "email": "linx****@yunshan.example",
           *           "emailNew": "linx****@yunshan.example",
           *           "roles": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-000000000401",
           *               "name": "企业管理员",
           *               "code": "tenant_admin"
           *             }
           *           ],
           *           "passwordWhetherModifiedFlag": 1
           *         },
           *         "tenantInfo": {
           *           "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *           "code": "yunshan",
           *           "name": "云杉制造集团",
           *           "logo": 0,
           *           "browserTitle": "云杉制造集团",
           *           "browserIcon": null,
           *           "browserIconName": null,
           *           "loginPage": null,
           *           "systemIcon": null,
           *           "slogan": "让制造更简单",
           *           "palette": "green",
           *           "homepageEnabled": false,
           *           "homepageUrl": null
           *         },
           *         "tenantList": [
           *           {
           *             "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *             "code": "yunshan",
           *             "name": "云杉制造集团",
           *             "shortName": "云杉集团",
           *             "mainTenant": true,
           *             "kind": "customer",
           *             "browserIcon": null,
           *             "browserIconName": null,
           *             "loginPage": null,
           *             "systemIcon": null,
           *             "homepageEnabled": false,
           *             "homepageUrl": null
           *           }
           *         ],
           *         "isAdmin": true,
           *         "hasMT0001": false,
           *         "apps": [
           *           {
           *             "appCode": "spruce-web-enterprise-console",
           *             "appName": "企业控制台",
           *             "icon": null,
           *             "path": "/yunbu-app/spruce-web-enterprise-console",
           *             "status": 0,
           *             "enable": 1,
           *             "kind": "own"
           *           }
           *         ],
           *         "systemConfig": {
           *           "reloadmenu": 0
           *         },
           *         "menus": {
           *           "spruce-web-enterprise-console": [
           *             {
           *               "id": "01930f3c-0000-7000-8000-0000000000a1",
           *               "parentId": null,
           *               "name": "组织架构",
           *               "path": "/yunbu-app/spruce-web-enterprise-console/base/organization",
           *               "baseUrl": null,
           *               "icon": "organization",
           *               "childs": [
           *                 {
           *                   "id": "01930f3c-0000-7000-8000-0000000000a2",
           *                   "parentId": "01930f3c-0000-7000-8000-0000000000a1",
           *                   "name": "新增部门",
           *                   "path": null,
           *                   "baseUrl": null,
           *                   "icon": null,
           *                   "childs": [],
           *                   "type": 1,
           *                   "openType": 1,
           *                   "permCode": "department:add",
           *                   "isonly": false
           *                 }
           *               ],
           *               "type": 0,
           *               "openType": 1,
           *               "permCode": "department:list",
           *               "isonly": false
           *             }
           *           ]
           *         },
           *         "permissions": [
           *           "department:list",
           *           "department:add"
           *         ],
           *         "favorites": [
           *           {
           *             "menuId": "01930f3c-0000-7000-8000-0000000000a1",
           *             "appCode": "spruce-web-enterprise-console",
           *             "name": "组织架构",
           *             "path": "/yunbu-app/spruce-web-enterprise-console/base/organization"
           *           }
           *         ],
           *         "preferences": {
           *           "theme": {
           *             "mode": "light",
           *             "palette": null
           *           },
           *           "density": "comfortable",
           *           "language": "zh-CN",
           *           "sidebarOpened": true,
           *           "menuType": 1,
           *           "pinnedTabs": []
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SystemData']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listSessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000501",
           *           "current": true,
           *           "via": "password",
           *           "address": "203.0.113.7",
           *           "terminal": "Chrome / Windows",
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "seenAt": "2026-11-20T08:30:00.000Z",
           *           "expiresAt": "2026-11-20T20:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SessionItem'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  endSessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01930f3c-0000-7000-8000-000000000502"
         *       ]
         *     }
         */
        'application/json': components['schemas']['EndSessionsRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "ended": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SessionsEnded']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listSignIns: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000601",
           *           "at": "2026-11-20T08:00:00.000Z",
           *           "success": true,
           *           "reason": null,
           *           "via": "login",
           *           "address": "203.0.113.7",
           *           "terminal": "Chrome / Windows"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SignIn'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listShareLinks: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000e01",
           *           "pageId": "01930f3c-0000-7000-8000-000000000d01",
           *           "name": "客户汇报",
           *           "status": "active",
           *           "hasPassword": true,
           *           "expiresAt": "2026-12-20T08:00:00.000Z",
           *           "revokedAt": null,
           *           "views": 12,
           *           "lastViewedAt": "2026-11-21T08:00:00.000Z",
           *           "createdBy": "张伟",
           *           "version": 1,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ShareLink'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addShareLink: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "客户汇报",
         *       "expiresAt": "2026-12-20T08:00:00.000Z"
         *     }
         */
        'application/json': components['schemas']['AddShareLinkRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "link": {
           *           "id": "01930f3c-0000-7000-8000-000000000e01",
           *           "pageId": "01930f3c-0000-7000-8000-000000000d01",
           *           "name": "客户汇报",
           *           "status": "active",
           *           "hasPassword": true,
           *           "expiresAt": "2026-12-20T08:00:00.000Z",
           *           "revokedAt": null,
           *           "views": 12,
           *           "lastViewedAt": "2026-11-21T08:00:00.000Z",
           *           "createdBy": "张伟",
           *           "version": 1,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         },
           *         "token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['NewShareLink']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editShareLink: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "expiresAt": null
         *     }
         */
        'application/json': components['schemas']['EditShareLinkRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e01",
           *         "pageId": "01930f3c-0000-7000-8000-000000000d01",
           *         "name": "客户汇报",
           *         "status": "active",
           *         "hasPassword": true,
           *         "expiresAt": "2026-12-20T08:00:00.000Z",
           *         "revokedAt": null,
           *         "views": 12,
           *         "lastViewedAt": "2026-11-21T08:00:00.000Z",
           *         "createdBy": "张伟",
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ShareLink']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  revokeShareLink: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000e01",
           *         "pageId": "01930f3c-0000-7000-8000-000000000d01",
           *         "name": "客户汇报",
           *         "status": "revoked",
           *         "hasPassword": true,
           *         "expiresAt": "2026-12-20T08:00:00.000Z",
           *         "revokedAt": "2026-11-21T08:00:00.000Z",
           *         "views": 12,
           *         "lastViewedAt": "2026-11-21T08:00:00.000Z",
           *         "createdBy": "张伟",
           *         "version": 2,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ShareLink']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeShareLink: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listShareLinkViews: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000e01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000e11",
           *           "at": "2026-11-21T08:00:00.000Z",
           *           "address": "203.0.113.7",
           *           "terminal": "Chrome / Windows",
           *           "outcome": "shown"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ShareLinkView'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  openShareLink: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
         *     }
         */
        'application/json': components['schemas']['OpenShareLinkRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "needsPassword": false,
           *         "page": {
           *           "name": "产线总览",
           *           "revision": 3,
           *           "publishedAt": "2026-11-20T08:00:00.000Z",
           *           "document": {
           *             "config": {
           *               "pageMargin": [
           *                 10,
           *                 10
           *               ],
           *               "panelMargin": [
           *                 8,
           *                 8
           *               ],
           *               "gridColNum": 24
           *             },
           *             "titleBar": null,
           *             "dialogs": [],
           *             "style": {
           *               "main": {},
           *               "panel": {}
           *             },
           *             "nodes": {}
           *           }
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['OpenedShareLink']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listSystemNotices: {
    parameters: {
      query?: {
        /** @example published */
        status?: components['schemas']['NoticeStatus']
        /**
         * @description Part of the title
         * @example 升级
         */
        keyword?: string
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000001",
           *           "title": "系统升级通知",
           *           "level": "important",
           *           "mustConfirm": true,
           *           "status": "published",
           *           "publishAt": "2026-11-20T08:00:00.000Z",
           *           "expireAt": "2026-12-20T08:00:00.000Z",
           *           "createdAt": "2026-11-20T07:00:00.000Z",
           *           "version": 2,
           *           "customers": 12,
           *           "read": 30,
           *           "confirmed": 24
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SystemNoticeRow'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addSystemNotice: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "系统升级通知",
         *       "content": "<p>今晚 22:00 升级</p>",
         *       "level": "important",
         *       "mustConfirm": true,
         *       "expireAt": "2026-12-20T08:00:00.000Z",
         *       "audience": {
         *         "allCustomers": false,
         *         "customerIds": [],
         *         "planIds": [
         *           "01930f3c-0000-7000-8000-000000000001"
         *         ],
         *         "administratorsOnly": true,
         *         "roleCodes": []
         *       }
         *     }
         */
        'application/json': components['schemas']['AddSystemNoticeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "title": "系统升级通知",
           *         "level": "important",
           *         "mustConfirm": true,
           *         "status": "draft",
           *         "publishAt": null,
           *         "expireAt": "2026-12-20T08:00:00.000Z",
           *         "createdAt": "2026-11-20T07:00:00.000Z",
           *         "version": 1,
           *         "content": "<p>今晚 22:00 升级</p>",
           *         "audience": {
           *           "allCustomers": false,
           *           "customerIds": [],
           *           "planIds": [
           *             "01930f3c-0000-7000-8000-000000000001"
           *           ],
           *           "administratorsOnly": true,
           *           "roleCodes": []
           *         },
           *         "attachments": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SystemNotice']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  countSystemAudience: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "allCustomers": false,
         *       "customerIds": [],
         *       "planIds": [
         *         "01930f3c-0000-7000-8000-000000000001"
         *       ],
         *       "administratorsOnly": true,
         *       "roleCodes": []
         *     }
         */
        'application/json': components['schemas']['SystemAudience']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "customers": 12,
           *         "people": 36
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SystemAudienceCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getSystemNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "title": "系统升级通知",
           *         "level": "important",
           *         "mustConfirm": true,
           *         "status": "published",
           *         "publishAt": "2026-11-20T08:00:00.000Z",
           *         "expireAt": "2026-12-20T08:00:00.000Z",
           *         "createdAt": "2026-11-20T07:00:00.000Z",
           *         "version": 2,
           *         "content": "<p>今晚 22:00 升级</p>",
           *         "audience": {
           *           "allCustomers": false,
           *           "customerIds": [],
           *           "planIds": [
           *             "01930f3c-0000-7000-8000-000000000001"
           *           ],
           *           "administratorsOnly": true,
           *           "roleCodes": []
           *         },
           *         "attachments": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SystemNotice']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editSystemNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "title": "升级延期"
         *     }
         */
        'application/json': components['schemas']['EditSystemNoticeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "title": "系统升级通知",
           *         "level": "important",
           *         "mustConfirm": true,
           *         "status": "draft",
           *         "publishAt": null,
           *         "expireAt": "2026-12-20T08:00:00.000Z",
           *         "createdAt": "2026-11-20T07:00:00.000Z",
           *         "version": 2,
           *         "content": "<p>今晚 22:00 升级</p>",
           *         "audience": {
           *           "allCustomers": false,
           *           "customerIds": [],
           *           "planIds": [
           *             "01930f3c-0000-7000-8000-000000000001"
           *           ],
           *           "administratorsOnly": true,
           *           "roleCodes": []
           *         },
           *         "attachments": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SystemNotice']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeSystemNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['SystemNoticeVersion']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  publishSystemNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['PublishSystemNoticeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "title": "系统升级通知",
           *         "level": "important",
           *         "mustConfirm": true,
           *         "status": "published",
           *         "publishAt": "2026-11-20T08:00:00.000Z",
           *         "expireAt": "2026-12-20T08:00:00.000Z",
           *         "createdAt": "2026-11-20T07:00:00.000Z",
           *         "version": 2,
           *         "content": "<p>今晚 22:00 升级</p>",
           *         "audience": {
           *           "allCustomers": false,
           *           "customerIds": [],
           *           "planIds": [
           *             "01930f3c-0000-7000-8000-000000000001"
           *           ],
           *           "administratorsOnly": true,
           *           "roleCodes": []
           *         },
           *         "attachments": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SystemNotice']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  withdrawSystemNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 2
         *     }
         */
        'application/json': components['schemas']['SystemNoticeVersion']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000001",
           *         "title": "系统升级通知",
           *         "level": "important",
           *         "mustConfirm": true,
           *         "status": "withdrawn",
           *         "publishAt": "2026-11-20T08:00:00.000Z",
           *         "expireAt": "2026-12-20T08:00:00.000Z",
           *         "createdAt": "2026-11-20T07:00:00.000Z",
           *         "version": 3,
           *         "content": "<p>今晚 22:00 升级</p>",
           *         "audience": {
           *           "allCustomers": false,
           *           "customerIds": [],
           *           "planIds": [
           *             "01930f3c-0000-7000-8000-000000000001"
           *           ],
           *           "administratorsOnly": true,
           *           "roleCodes": []
           *         },
           *         "attachments": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SystemNotice']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listSystemNoticeReceipts: {
    parameters: {
      query?: {
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "customerId": "01930f3c-0000-7000-8000-000000000001",
           *           "customerName": "云山制造",
           *           "people": 3,
           *           "read": 2,
           *           "confirmed": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SystemNoticeReceipt'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listSystemNoticePeople: {
    parameters: {
      query: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        customerId: components['schemas']['Id']
        /** @example unread */
        state?: 'read' | 'unread' | 'confirmed' | 'unconfirmed'
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "memberId": "01930f3c-0000-7000-8000-000000000001",
           *           "nickName": "李娜",
           *           "employeeCode": "YS0001",
           *           "readAt": null,
           *           "confirmedAt": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['NoticeReceipt'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  remindSystemNotice: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000001 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /** @example {} */
        'application/json': Record<string, never>
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "reminded": 6
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RemindedCount']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listTodos: {
    parameters: {
      query?: {
        /** @example open */
        state?: 'open' | 'done' | 'all'
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000901",
           *           "title": "提交报销单",
           *           "note": "",
           *           "dueAt": "2026-11-25T10:00:00.000Z",
           *           "remindAt": "2026-11-25T01:00:00.000Z",
           *           "doneAt": null,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "version": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Todo'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addTodo: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "提交报销单",
         *       "dueAt": "2026-11-25T10:00:00Z"
         *     }
         */
        'application/json': components['schemas']['AddTodoRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000901",
           *         "title": "提交报销单",
           *         "note": "",
           *         "dueAt": "2026-11-25T10:00:00.000Z",
           *         "remindAt": "2026-11-25T01:00:00.000Z",
           *         "doneAt": null,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Todo']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getTodo: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000901 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000901",
           *         "title": "提交报销单",
           *         "note": "",
           *         "dueAt": "2026-11-25T10:00:00.000Z",
           *         "remindAt": "2026-11-25T01:00:00.000Z",
           *         "doneAt": null,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Todo']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editTodo: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000901 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "done": true
         *     }
         */
        'application/json': components['schemas']['EditTodoRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000901",
           *         "title": "提交报销单",
           *         "note": "",
           *         "dueAt": "2026-11-25T10:00:00.000Z",
           *         "remindAt": "2026-11-25T01:00:00.000Z",
           *         "doneAt": "2026-11-24T08:00:00.000Z",
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Todo']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeTodo: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000901 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['OwnEntryVersion']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getWaitingWork: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "todos": 3,
           *         "overdue": 1,
           *         "confirmations": 1,
           *         "invitations": 0,
           *         "applications": 0
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['WaitingWork']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getVerificationCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "mobileEmail": "13812345678",
         *       "purpose": "login",
         *       "captchaKey": "k3Zt0bq9WmUe5xN2pLrA7g",
         *       "captcha": "7xkp",
         *       "lang": "zh-CN"
         *     }
         */
        'application/json': components['schemas']['VerificationCodeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "seconds": 60
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CodeSent']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  sendConfirmVerifyCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "phoneNumber": "13812345678",
         *       "titleKey": "modify-password-temp-title",
         *       "lang": "zh-CN"
         *     }
         */
        'application/json': components['schemas']['ConfirmCodeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "seconds": 60
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CodeSent']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  loginByVerificationCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "mobileEmail": "13812345678",
         *       "vcCode": "204817",
         *       "tenantCode": "yunshan"
         *     }
         */
        'application/json': components['schemas']['CodeLoginRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "access_token": "01930f3c-0000-7000-8000-000000000501",
           *         "jti": "b-9f2c71d04e",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "first": false,
           *         "jump": null,
           *         "datetime": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginResult']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  resetPasswordByContact: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "optType": "mobile",
         *       "mobileEmail": "13812345678",
         *       "vcCode": "204817",
         *       "newPwd": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM=",
         *       "confirmPwd": "v1.mZ0c6y7p2oQd0l2vV3rT1g8b7K5yN4xW9aHsJfLuEeM="
         *     }
         */
        'application/json': components['schemas']['ContactResetRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  setContactWay: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "optType": "email",
         *       "mobileEmail": "zhang.wei@yunshan.example",
         *       "vcCode": "204817"
         *     }
         */
        'application/json': components['schemas']['ContactWayRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "access_token": "01930f3c-0000-7000-8000-000000000501",
           *         "jti": "b-9f2c71d04e",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "first": false,
           *         "jump": null,
           *         "datetime": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginResult']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getContactUse: {
    parameters: {
      query: {
        /** @example 13812345678 */
        contact: components['schemas']['ContactValue']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "used": false
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['AccountUse']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getViews: {
    parameters: {
      query: {
        /** @example members */
        page: components['schemas']['ViewPage']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "page": "members",
           *         "mine": [
           *           {
           *             "name": "在职",
           *             "content": {
           *               "filters": [
           *                 {
           *                   "name": "status",
           *                   "value": "active"
           *                 }
           *               ],
           *               "sort": "-lastLoginAt",
           *               "columns": [
           *                 {
           *                   "key": "nickName",
           *                   "visible": true,
           *                   "width": 160
           *                 }
           *               ],
           *               "density": "compact",
           *               "size": 20
           *             }
           *           }
           *         ],
           *         "shared": [],
           *         "defaultName": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ViewSet']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  saveMyViews: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "page": "members",
         *       "views": [
         *         {
         *           "name": "在职",
         *           "content": {
         *             "filters": [
         *               {
         *                 "name": "status",
         *                 "value": "active"
         *               }
         *             ],
         *             "sort": "-lastLoginAt",
         *             "columns": [
         *               {
         *                 "key": "nickName",
         *                 "visible": true,
         *                 "width": 160
         *               }
         *             ],
         *             "density": "compact",
         *             "size": 20
         *           }
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['MyViewsRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "page": "members",
           *         "mine": [
           *           {
           *             "name": "在职",
           *             "content": {
           *               "filters": [
           *                 {
           *                   "name": "status",
           *                   "value": "active"
           *                 }
           *               ],
           *               "sort": "-lastLoginAt",
           *               "columns": [
           *                 {
           *                   "key": "nickName",
           *                   "visible": true,
           *                   "width": 160
           *                 }
           *               ],
           *               "density": "compact",
           *               "size": 20
           *             }
           *           }
           *         ],
           *         "shared": [],
           *         "defaultName": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ViewSet']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  saveSharedViews: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "page": "members",
         *       "views": [
         *         {
         *           "name": "在职",
         *           "content": {
         *             "filters": [
         *               {
         *                 "name": "status",
         *                 "value": "active"
         *               }
         *             ],
         *             "sort": "-lastLoginAt",
         *             "columns": [
         *               {
         *                 "key": "nickName",
         *                 "visible": true,
         *                 "width": 160
         *               }
         *             ],
         *             "density": "compact",
         *             "size": 20
         *           }
         *         }
         *       ],
         *       "defaultName": "在职"
         *     }
         */
        'application/json': components['schemas']['SharedViewsRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "page": "members",
           *         "mine": [
           *           {
           *             "name": "在职",
           *             "content": {
           *               "filters": [
           *                 {
           *                   "name": "status",
           *                   "value": "active"
           *                 }
           *               ],
           *               "sort": "-lastLoginAt",
           *               "columns": [
           *                 {
           *                   "key": "nickName",
           *                   "visible": true,
           *                   "width": 160
           *                 }
           *               ],
           *               "density": "compact",
           *               "size": 20
           *             }
           *           }
           *         ],
           *         "shared": [
           *           {
           *             "name": "在职",
           *             "content": {
           *               "filters": [
           *                 {
           *                   "name": "status",
           *                   "value": "active"
           *                 }
           *               ],
           *               "sort": "-lastLoginAt",
           *               "columns": [
           *                 {
           *                   "key": "nickName",
           *                   "visible": true,
           *                   "width": 160
           *                 }
           *               ],
           *               "density": "compact",
           *               "size": 20
           *             }
           *           }
           *         ],
           *         "defaultName": "在职"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['ViewSet']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  wxCallBack: {
    parameters: {
      query: {
        /** @example 061AbC */
        code: string
        /** @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx */
        state: components['schemas']['WechatSecret']
        /** @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx */
        verifier: components['schemas']['WechatSecret']
        /** @example yunshan */
        tenantCode?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "status": "unbound",
           *         "login": null,
           *         "ticket": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
           *         "nickName": "小王",
           *         "expiresAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['WechatOutcome']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  wxValidate: {
    parameters: {
      query: {
        /** @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx */
        ticket: components['schemas']['WechatSecret']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "valid": true,
           *         "nickName": "小王",
           *         "expiresAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['WechatTicketState']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  wxSendVerifyCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ticket": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
         *       "mobileEmail": "13812345678",
         *       "lang": "zh-CN"
         *     }
         */
        'application/json': components['schemas']['WechatCodeRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "seconds": 60
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['CodeSent']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  wxBinding: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ticket": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
         *       "mobileEmail": "13812345678",
         *       "vcCode": "123456"
         *     }
         */
        'application/json': components['schemas']['WechatBindRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "access_token": "01930f3c-0000-7000-8000-000000000501",
           *         "jti": "b-9f2c71d04e",
           *         "tenantId": "01930f3c-0000-7000-8000-000000000001",
           *         "first": false,
           *         "jump": null,
           *         "datetime": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['LoginResult']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  startWechatLogin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
         *     }
         */
        'application/json': components['schemas']['WechatStartRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "url": "https://open.weixin.qq.com/connect/qrconnect?appid=wx1&state=x",
           *         "expiresAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['WechatStart']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listBoundAccounts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "provider": "wechat",
           *           "nickName": "小王",
           *           "boundAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['BoundAccount'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  startWechatBinding: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
         *     }
         */
        'application/json': components['schemas']['WechatStartRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "url": "https://open.weixin.qq.com/connect/qrconnect?appid=wx1&state=x",
           *         "expiresAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['WechatStart']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  unbindWechat: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['EmptyBody']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listWorkbenches: {
    parameters: {
      query?: {
        /** @example business */
        scope?: components['schemas']['WorkbenchScope']
        /** @example draft */
        status?: 'draft' | 'published' | 'withdrawn'
        /**
         * @description Name, full pinyin, initials or code; matching ignores case
         * @example yanfa
         */
        keyword?: components['parameters']['Keyword']
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "id": "01930f3c-0000-7000-8000-000000000d01",
           *           "scope": "business",
           *           "name": "车间主任工作台",
           *           "description": null,
           *           "priority": 10,
           *           "roleIds": [],
           *           "departmentIds": [],
           *           "status": "published",
           *           "hasChanges": true,
           *           "revision": 4,
           *           "publishedRevision": 3,
           *           "publishedAt": "2026-11-20T08:00:00.000Z",
           *           "version": 7,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Workbench'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  addWorkbench: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "scope": "business",
         *       "name": "车间主任工作台"
         *     }
         */
        'application/json': components['schemas']['AddWorkbenchRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "scope": "business",
           *         "name": "车间主任工作台",
           *         "description": null,
           *         "priority": 10,
           *         "roleIds": [],
           *         "departmentIds": [],
           *         "status": "draft",
           *         "hasChanges": true,
           *         "revision": 1,
           *         "publishedRevision": null,
           *         "publishedAt": null,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Workbench']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getWorkbench: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "workbench": {
           *           "id": "01930f3c-0000-7000-8000-000000000d01",
           *           "scope": "business",
           *           "name": "车间主任工作台",
           *           "description": null,
           *           "priority": 10,
           *           "roleIds": [],
           *           "departmentIds": [],
           *           "status": "published",
           *           "hasChanges": true,
           *           "revision": 4,
           *           "publishedRevision": 3,
           *           "publishedAt": "2026-11-20T08:00:00.000Z",
           *           "version": 7,
           *           "createdAt": "2026-11-20T08:00:00.000Z",
           *           "updatedAt": "2026-11-20T08:00:00.000Z"
           *         },
           *         "document": {
           *           "config": {
           *             "pageMargin": [
           *               10,
           *               10
           *             ],
           *             "panelMargin": [
           *               8,
           *               8
           *             ],
           *             "gridColNum": 24
           *           },
           *           "titleBar": null,
           *           "dialogs": [],
           *           "style": {
           *             "main": {},
           *             "panel": {}
           *           },
           *           "nodes": {}
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['WorkbenchInfo']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  editWorkbench: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7,
         *       "priority": 20
         *     }
         */
        'application/json': components['schemas']['EditWorkbenchRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "scope": "business",
           *         "name": "车间主任工作台",
           *         "description": null,
           *         "priority": 10,
           *         "roleIds": [],
           *         "departmentIds": [],
           *         "status": "published",
           *         "hasChanges": true,
           *         "revision": 4,
           *         "publishedRevision": 3,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Workbench']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  saveWorkbenchDraft: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7,
         *       "document": {
         *         "config": {
         *           "pageMargin": [
         *             10,
         *             10
         *           ],
         *           "panelMargin": [
         *             8,
         *             8
         *           ],
         *           "gridColNum": 24
         *         },
         *         "titleBar": null,
         *         "dialogs": [],
         *         "style": {
         *           "main": {},
         *           "panel": {}
         *         },
         *         "nodes": {}
         *       }
         *     }
         */
        'application/json': components['schemas']['SaveDraftRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "scope": "business",
           *         "name": "车间主任工作台",
           *         "description": null,
           *         "priority": 10,
           *         "roleIds": [],
           *         "departmentIds": [],
           *         "status": "published",
           *         "hasChanges": true,
           *         "revision": 4,
           *         "publishedRevision": 3,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Workbench']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  copyWorkbench: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "车间主任工作台 副本"
         *     }
         */
        'application/json': components['schemas']['CopyPageRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "scope": "business",
           *         "name": "车间主任工作台",
           *         "description": null,
           *         "priority": 10,
           *         "roleIds": [],
           *         "departmentIds": [],
           *         "status": "draft",
           *         "hasChanges": true,
           *         "revision": 1,
           *         "publishedRevision": null,
           *         "publishedAt": null,
           *         "version": 1,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Workbench']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  removeWorkbench: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": null
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Nothing']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  publishWorkbench: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7,
         *       "note": "上线"
         *     }
         */
        'application/json': components['schemas']['VersionNoteRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "scope": "business",
           *         "name": "车间主任工作台",
           *         "description": null,
           *         "priority": 10,
           *         "roleIds": [],
           *         "departmentIds": [],
           *         "status": "published",
           *         "hasChanges": false,
           *         "revision": 4,
           *         "publishedRevision": 4,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Workbench']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  withdrawWorkbench: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7
         *     }
         */
        'application/json': components['schemas']['VersionRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "scope": "business",
           *         "name": "车间主任工作台",
           *         "description": null,
           *         "priority": 10,
           *         "roleIds": [],
           *         "departmentIds": [],
           *         "status": "withdrawn",
           *         "hasChanges": true,
           *         "revision": 4,
           *         "publishedRevision": 3,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Workbench']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  listWorkbenchRevisions: {
    parameters: {
      query?: {
        /**
         * @description Only those that were published
         * @example true
         */
        released?: boolean
        /**
         * @description 1-based
         * @example 1
         */
        page?: components['parameters']['Page']
        /** @example 20 */
        size?: components['parameters']['Size']
      }
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          /** @description Number of rows on all pages */
          'x-total-count': number
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": [
           *         {
           *           "number": 4,
           *           "note": "新增产量趋势",
           *           "bytes": 1820,
           *           "savedBy": "李娜",
           *           "savedAt": "2026-11-20T08:00:00.000Z",
           *           "releasedBy": null,
           *           "releasedAt": null,
           *           "isDraft": true,
           *           "isPublished": false
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Revision'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getWorkbenchRevision: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
        /** @example 3 */
        number: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "revision": {
           *           "number": 4,
           *           "note": "新增产量趋势",
           *           "bytes": 1820,
           *           "savedBy": "李娜",
           *           "savedAt": "2026-11-20T08:00:00.000Z",
           *           "releasedBy": null,
           *           "releasedAt": null,
           *           "isDraft": true,
           *           "isPublished": false
           *         },
           *         "document": {
           *           "config": {
           *             "pageMargin": [
           *               10,
           *               10
           *             ],
           *             "panelMargin": [
           *               8,
           *               8
           *             ],
           *             "gridColNum": 24
           *           },
           *           "titleBar": null,
           *           "dialogs": [],
           *           "style": {
           *             "main": {},
           *             "panel": {}
           *           },
           *           "nodes": {}
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['RevisionInfo']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  restoreWorkbenchRevision: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
        /** @example 3 */
        number: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7
         *     }
         */
        'application/json': components['schemas']['VersionNoteRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "scope": "business",
           *         "name": "车间主任工作台",
           *         "description": null,
           *         "priority": 10,
           *         "roleIds": [],
           *         "departmentIds": [],
           *         "status": "published",
           *         "hasChanges": true,
           *         "revision": 4,
           *         "publishedRevision": 3,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Workbench']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  rollBackWorkbench: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @example 01930f3c-0000-7000-8000-000000000d01 */
        id: components['schemas']['Id']
        /** @example 3 */
        number: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 7,
         *       "note": "回退"
         *     }
         */
        'application/json': components['schemas']['VersionNoteRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "id": "01930f3c-0000-7000-8000-000000000d01",
           *         "scope": "business",
           *         "name": "车间主任工作台",
           *         "description": null,
           *         "priority": 10,
           *         "roleIds": [],
           *         "departmentIds": [],
           *         "status": "published",
           *         "hasChanges": true,
           *         "revision": 4,
           *         "publishedRevision": 3,
           *         "publishedAt": "2026-11-20T08:00:00.000Z",
           *         "version": 7,
           *         "createdAt": "2026-11-20T08:00:00.000Z",
           *         "updatedAt": "2026-11-20T08:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Workbench']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  getMyWorkbench: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "source": "business",
           *         "workbenchId": "01930f3c-0000-7000-8000-000000000d01",
           *         "name": "车间主任工作台",
           *         "revision": 3,
           *         "why": [
           *           {
           *             "kind": "role",
           *             "name": "车间主任"
           *           }
           *         ],
           *         "isStale": false,
           *         "version": 1,
           *         "document": {
           *           "config": {
           *             "pageMargin": [
           *               10,
           *               10
           *             ],
           *             "panelMargin": [
           *               8,
           *               8
           *             ],
           *             "gridColNum": 24
           *           },
           *           "titleBar": null,
           *           "dialogs": [],
           *           "style": {
           *             "main": {},
           *             "panel": {}
           *           },
           *           "nodes": {}
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MyWorkbench']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  saveMyWorkbench: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "document": {
         *         "config": {
         *           "pageMargin": [
         *             10,
         *             10
         *           ],
         *           "panelMargin": [
         *             8,
         *             8
         *           ],
         *           "gridColNum": 24
         *         },
         *         "titleBar": null,
         *         "dialogs": [],
         *         "style": {
         *           "main": {},
         *           "panel": {}
         *         },
         *         "nodes": {}
         *       }
         *     }
         */
        'application/json': components['schemas']['SaveMyWorkbenchRequest']
      }
    }
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "source": "personal",
           *         "workbenchId": "01930f3c-0000-7000-8000-000000000d01",
           *         "name": "车间主任工作台",
           *         "revision": 3,
           *         "why": [],
           *         "isStale": false,
           *         "version": 2,
           *         "document": {
           *           "config": {
           *             "pageMargin": [
           *               10,
           *               10
           *             ],
           *             "panelMargin": [
           *               8,
           *               8
           *             ],
           *             "gridColNum": 24
           *           },
           *           "titleBar": null,
           *           "dialogs": [],
           *           "style": {
           *             "main": {},
           *             "panel": {}
           *           },
           *           "nodes": {}
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MyWorkbench']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['Stale']
      413: components['responses']['TooLarge']
      415: components['responses']['UnsupportedType']
      422: components['responses']['Unprocessable']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
  resetMyWorkbench: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 成功 */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "code": 200,
           *       "message": "OK",
           *       "data": {
           *         "source": "business",
           *         "workbenchId": "01930f3c-0000-7000-8000-000000000d01",
           *         "name": "车间主任工作台",
           *         "revision": 3,
           *         "why": [
           *           {
           *             "kind": "role",
           *             "name": "车间主任"
           *           }
           *         ],
           *         "isStale": false,
           *         "version": 1,
           *         "document": {
           *           "config": {
           *             "pageMargin": [
           *               10,
           *               10
           *             ],
           *             "panelMargin": [
           *               8,
           *               8
           *             ],
           *             "gridColNum": 24
           *           },
           *           "titleBar": null,
           *           "dialogs": [],
           *           "style": {
           *             "main": {},
           *             "panel": {}
           *           },
           *           "nodes": {}
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['MyWorkbench']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
      503: components['responses']['Unavailable']
    }
  }
}
