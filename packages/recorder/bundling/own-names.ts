/**
 * Names of fields and methods that stay within one file: no page, browser, event, message or setting has them, so that the build may
 * shorten them. None of them stands in quotation marks.
 */
const names =
  'stylesheetManager shadowDomManager processedNodeManager iframeManager mutationCb scrollCb adoptedStyleSheetCb wrappedEmit ' +
  'styleMirror idNodeMap nodeMetaMap removeNodeFromMap shadowDoms bypassOptions loadListener unloadListener addLoadListener ' +
  'addUnloadListener attachedWindows watchIframeWindow attachIframe addIframe adoptStyleSheets attachLinkElement addShadowRoot ' +
  'observeAttachShadow patchAttachShadow removeShadowRootsIn resetObservers restoreHandlers mousemoveCb mouseInteractionCb ' +
  'viewportResizeCb inputCb mediaInteractionCb styleSheetRuleCb styleDeclarationCb selectionCb rafStamps styleIDMap hasNode ' +
  'nodeMap takeSnapshot onEvent onFailure onSnapshotWanted onRecordingOver onImpossible ' +
  'onForbidden onTooLarge onQueueFull onMayGo onBack onOtherRecording isBack onOnline isLeaving onPacked onOpen onDropped onWorkerLost onNoEngine onQuestion ' +
  'sealNow sealSoon handSoon keepOpen takeDropped finishNow waitingLength flushLast hurry sendLast chunkUrl transport textSelector mayKeep ' +
  'newSessions onErrorRate inOtherBuffer styleDiff wholeRecord goesOn isSecret isPassword isApart maskSnapshot maskChanges ' +
  'maskLabel hints withheld namedSince needBlock unchanged maskSelectors blockSelectors deliver release restart destroy shared ofTab maskInput onError masking queue place taken engine';

/** What the recorder's file hands to those that come beside it: both have to call it the same. */
const shared = {
  maskInputFn: 'maskI',
  maskTextFn: 'maskT',
  recordCrossOriginIframes: 'cross',
  idOf: 'idO',
  isOpen: 'isO',
  partOf: 'partO',
  isOwnAddress: 'isOwnA',
  mirror: 'mir',
  takeFullSnapshot: 'takeF',
  getId: 'idI',
  getNode: 'nodeI',
  errorHandler: 'onE',
  parentOrigin: 'parO',
  eventMasker: 'eventM',
  batchMasker: 'batchM',
  namedValues: 'namedV',
  packPlain: 'packP',
  packSmall: 'packS',
};

export const ownNames = {
  include: new RegExp(`^(?:${[...names.split(' '), ...Object.keys(shared)].join('|')})$`),
  cache: shared,
};
