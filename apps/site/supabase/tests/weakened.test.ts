import './promises/entries.ts';
import './promises/history.ts';
import './promises/messages.ts';
import './promises/rights.ts';
