import { configure } from '@testing-library/react';

/** What a screen shows soon is awaited for longer than the library's second, which a busy machine may need. */
configure({ asyncUtilTimeout: 5000 });
