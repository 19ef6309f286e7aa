-- Finds orders whose contact staff corrected: needed for each guest who is exported or erased.
CREATE INDEX order_timeline_corrected ON order_timeline (order_id) WHERE action = 'edit-details';
