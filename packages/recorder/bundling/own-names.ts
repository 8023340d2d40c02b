/**
 * Names of fields and methods that stay within one file: no page, browser, event, message or setting has them, so that the build may
 * shorten them. None of them stands in quotation marks.
 */
const names =
  'stylesheetManager shadowDomManager processedNodeManager iframeManager mutationCb scrollCb adoptedStyleSheetCb wrappedEmit ' +
  'styleMirror onSerialize onIframeLoad onStylesheetLoad stylesheetLoadTimeout iframeLoadTimeout newlyAddedElement cssCaptured ' +
  'needsMask skipChild slimDOM idNodeMap nodeMetaMap removeNodeFromMap ' +
  'addedSet movedSet droppedSet movedMap mapRemoves removesSubTreeCache shadowDoms bypassOptions attributeMap ' +
  'genTextAreaValueMutation processMutation processMutations isFrozen loadListener unloadListener addLoadListener addUnloadListener ' +
  'attachedWindows watchIframeWindow attachIframe addIframe adoptStyleSheets trackLinkElement attachLinkElement trackedLinkElements ' +
  'addShadowRoot observeAttachShadow patchAttachShadow removeShadowRootsIn resetObservers restoreHandlers mousemoveCb ' +
  'mouseInteractionCb viewportResizeCb inputCb mediaInteractionCb styleSheetRuleCb styleDeclarationCb selectionCb rafStamps ' +
  'styleIDMap idStyleMap getMeta hasNode nodeMap unattachedDoc preserveWhiteSpace _unchangedStyles ' +
  'takeSnapshot idOf partOf onEvent onFailure isOwnAddress labelOf onSnapshotWanted onRecordingOver onImpossible ' +
  'onForbidden onTooLarge onQueueFull onMayGo onShown onOnline isLeaving onPacked onDropped onWorkerLost onNoEngine onQuestion ' +
  'sealNow sealSoon takeDropped finishNow waitingLength flushLast hurry sendLast chunkUrl transport textSelector mayKeep ' +
  'newSessions onErrorRate wrappedMutationEmit ' +
  'genAdds inOtherBuffer removeShadowRoot styleDiff locked wholeRecord ' +
  'goesOn isSecret isPassword isApart maskSnapshot maskChanges maskLabel hints withheld namedSince';

/** Options that the recorder's file hands to the one that records canvas elements and frames: both have to call them the same. */
const shared = {
  maskInputFn: 'maskI',
  maskTextFn: 'maskT',
  maskInputOptions: 'inputs',
  slimDOMOptions: 'slim',
  recordCrossOriginIframes: 'cross',
};

export const ownNames = {
  include: new RegExp(`^(?:${[...names.split(' '), ...Object.keys(shared)].join('|')})$`),
  cache: shared,
};
