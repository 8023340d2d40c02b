const talk =
  /(?:chat|conversa|gespräch|unterhaltung|discussion|sesión|sessione|sessão|gesprek|rozmow|czat|samtal|konversation|keskustelu|rozhovor|sohbet|görüşme|диалог|чат|беседу|разговор|сесс|会话|對話|对话|聊天|チャット|会話|대화|채팅|상담|المحادثة|الدردشة)/iu;
const change =
  /(?:join|left|clos|end|start|enter|transferr|assign|connect|resolv|timed out|beigetreten|verlassen|beendet|geschlossen|gestartet|übernommen|rejoint|quitté|termin|clôtur|ferm|démarr|unid|abandon|finaliz|cerrad|iniciad|entrat|uscit|lasciat|chius|avviat|entrou|saiu|encerr|iniciou|toegetreden|verlaten|beëindigd|gesloten|gestart|dołącz|opuści|zakończ|zamkn|rozpocz|lämna|anslut|avsluta|stängd|gick med|påbörja|forlod|forlot|afslutte|avslutte|tilslutte|liittyi|poistui|päätty|připoj|opustil|ukonč|katıl|ayrıl|sonlan|bitir|kapat|присоедин|покин|заверш|закры|подключ|начал|加入|离开|離開|结束|結束|关闭|关闭|開始|参加|退出|終了|接続|참여|입장|퇴장|종료|시작|انضم|غادر|انتهت|أنهى|إنهاء|بدأت)/iu;

/** A conversation and what became of it: `Nils har lämnat chatten`, `Оператор завершил диалог`. */
export const saysTalkEnded = (line: string): boolean => talk.test(line) && change.test(line);
